import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  bytesOf,
  eventually,
  fullDisk,
  openRequest,
  randomFile,
  sha256,
  sha256OfFile,
  startServer,
} from "./lib/testing";

interface Signed {
  url: string;
  method: string;
  headers: Record<string, string>;
}

async function sign(url: string, query = "name=fox.png&type=image/png"): Promise<Signed> {
  return (await fetch(`${url}/sign?${query}`)).json();
}

function put(signed: Signed, body: BodyInit, url = signed.url) {
  return fetch(url, { method: signed.method, headers: signed.headers, body });
}

const keyOf = ({ url }: Signed) => new URL(url).pathname.split("/").pop() ?? "";

describe("GET /sign and PUT /objects/:key", () => {
  it("stores an object through a signed URL and answers with its ETag", async () => {
    const { url, fileAt } = await startServer();
    const signed = await sign(url);
    expect(signed.method).toBe("PUT");
    expect(signed.headers).toEqual({ "Content-Type": "image/png" });
    expect(signed.url.startsWith(`${url}/objects/`)).toBe(true);

    const bytes = await bytesOf(randomFile(500_000));
    const response = await put(signed, bytes as BodyInit);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    const md5 = createHash("md5").update(bytes).digest("hex");
    expect(response.headers.get("etag")).toBe(`"${md5}"`);
    expect(await sha256OfFile(fileAt("objects", keyOf(signed)))).toBe(sha256(bytes));
  });

  it("signs for unknown types too, and refuses nonsense", async () => {
    const { url } = await startServer();
    expect((await sign(url, "name=a")).headers["Content-Type"]).toBe("application/octet-stream");
    expect((await fetch(`${url}/sign?type=image/png`)).status).toBe(400);
    expect((await fetch(`${url}/sign?name=a&type=image/png%0Ax`)).status).toBe(400);
  });

  it.each([
    ["another key", (url: URL) => url.pathname.replace(/.$/, "x") + url.search],
    ["another key of the right form", (url: URL) => `/objects/${crypto.randomUUID()}${url.search}`],
    ["a later expiry", (url: URL) => `${url}`.replace(/expires=\d/, "expires=9")],
    ["another signature", (url: URL) => `${url}`.replace(/.$/, (c) => (c === "0" ? "1" : "0"))],
    ["half a signature", (url: URL) => `${url}`.slice(0, -32)],
    ["no signature", (url: URL) => url.pathname],
    ["a path in the key", (url: URL) => `/objects/..%2f..%2fx${url.search}`],
  ])("answers 403 to %s and stores nothing", async (_, tamper) => {
    const { url, fileAt } = await startServer();
    const signed = await sign(url);
    const response = await put(signed, "x", new URL(tamper(new URL(signed.url)), url).href);
    expect(response.status).toBe(403);
    expect((await response.json()).error.code).toBe("bad_signature");
    expect(await readdir(fileAt("objects"))).toEqual([]);
  });

  it("answers 403 to another type than the signed one", async () => {
    const { url } = await startServer();
    const signed = await sign(url);
    const response = await put({ ...signed, headers: { "Content-Type": "text/html" } }, "<p>");
    expect(response.status).toBe(403);
  });

  it("answers 403 once the URL has expired", async () => {
    const { url } = await startServer({ validFor: 20 });
    const signed = await sign(url);
    await wait(40);
    const response = await put(signed, "x");
    expect(response.status).toBe(403);
    expect((await response.json()).error.code).toBe("expired");
  });

  it("accepts what another server with the same secret signed, and nothing else", async () => {
    const [a, b, c] = [
      await startServer({ secret: "shared" }),
      await startServer({ secret: "shared" }),
      await startServer(),
    ];
    const signed = await sign(a.url);
    const on = (base: string) => signed.url.replace(a.url, base);
    expect((await put(signed, "x", on(b.url))).status).toBe(200);
    expect((await put(signed, "x", on(c.url))).status).toBe(403);
  });

  it("answers 413 above the limit, also when the length was not declared", async () => {
    const { url, fileAt } = await startServer({ limits: { fileSize: 1000 } });
    const signed = await sign(url);
    expect((await put(signed, "x".repeat(1001))).status).toBe(413);
    const { req, answer } = openRequest(signed.url, "PUT", signed.headers);
    for (let i = 0; i < 11; i += 1) req.write("x".repeat(100));
    req.end();
    expect((await answer).status).toBe(413);
    expect((await put(signed, "x".repeat(1000))).status).toBe(200);
    expect(await readdir(fileAt("objects"))).toEqual([keyOf(signed)]);
  });

  it("leaves nothing behind when the disk is full or the client goes away", async () => {
    const { url, fileAt } = await startServer({ openFile: fullDisk(100_000) });
    const signed = await sign(url);
    expect((await put(signed, "x".repeat(200_000))).status).toBe(507);
    expect(await readdir(fileAt("objects"))).toEqual([]);

    const { req } = openRequest(signed.url, "PUT", { ...signed.headers, "Content-Length": 90_000 });
    req.write("x".repeat(50_000));
    const count = async () => (await readdir(fileAt("objects"))).length;
    expect(await eventually(async () => (await count()) === 1)).toBe(true);
    req.destroy();
    expect(await eventually(async () => (await count()) === 0)).toBe(true);
  });
});
