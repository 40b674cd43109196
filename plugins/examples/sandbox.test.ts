import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Answer = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

// By address: the file is a template for other people's projects, not a module of this one.
const template = pathToFileURL(path.join(__dirname, "sandbox", "upload-server.js")).href;

let server: Server;
let url: string;

beforeAll(async () => {
  const { answer } = (await import(/* @vite-ignore */ template)) as { answer: Answer };
  server = createServer((req, res) => answer(req, res, () => res.writeHead(404).end()));
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

describe("the upload server of a sandbox", () => {
  it("says how much it received", async () => {
    const response = await fetch(`${url}/upload`, { method: "POST", body: "12345" });
    expect(await response.json()).toEqual({ received: 5 });
  });

  it("leaves what is no upload to the dev server", async () => {
    expect((await fetch(`${url}/src/main.tsx`)).status).toBe(404);
  });

  it("creates, continues and reports a tus upload", async () => {
    const created = await fetch(`${url}/tus/`, {
      method: "POST",
      headers: { "Upload-Length": "6", Origin: url },
    });
    expect(created.status).toBe(201);
    const location = created.headers.get("location") as string;
    const patched = await fetch(location, { method: "PATCH", body: "abc" });
    expect([patched.status, patched.headers.get("upload-offset")]).toEqual([204, "3"]);
    const head = await fetch(location, { method: "HEAD" });
    expect(head.headers.get("upload-offset")).toBe("3");
    expect(head.headers.get("upload-length")).toBe("6");
    expect((await fetch(`${url}/tus/unknown`, { method: "HEAD" })).status).toBe(404);
  });

  it("signs an object and takes it", async () => {
    const signed = await (await fetch(`${url}/sign?name=a.txt&type=text/plain`)).json();
    expect(signed).toEqual({
      url: "/objects/a.txt",
      method: "PUT",
      headers: { "content-type": "text/plain" },
    });
    const put = await fetch(url + signed.url, { method: "PUT", body: "x" });
    expect(await put.json()).toEqual({ received: 1 });
  });
});
