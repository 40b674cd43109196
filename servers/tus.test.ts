import { readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import {
  bytesOf,
  eventually,
  openRequest,
  randomFile,
  sha256,
  sha256OfFile,
  spawnServer,
  startServer,
  tempDir,
} from "./lib/testing";

const TUS = { "Tus-Resumable": "1.0.0" };
const BYTES = { ...TUS, "Content-Type": "application/offset+octet-stream" };

async function create(url: string, size: number, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/tus/`, {
    method: "POST",
    headers: { ...TUS, "Upload-Length": String(size), ...headers },
  });
  const location = response.headers.get("location") ?? "";
  return { response, location, id: location.split("/").pop() ?? "" };
}

const head = (upload: string) => fetch(upload, { method: "HEAD", headers: TUS });

function patch(upload: string, offset: number, body: Uint8Array | string) {
  const headers = { ...BYTES, "Upload-Offset": String(offset) };
  return fetch(upload, { method: "PATCH", headers, body: body as BodyInit });
}

describe("/tus/", () => {
  it("creates, reports the offset, and takes the rest", async () => {
    const { url, fileAt } = await startServer();
    const bytes = await bytesOf(randomFile(100_000));
    const metadata = `filename ${Buffer.from("fox.bin").toString("base64")}`;
    const { response, location, id } = await create(url, 100_000, { "Upload-Metadata": metadata });
    expect(response.status).toBe(201);
    expect(location).toMatch(/^\/tus\/[0-9a-f]{32}$/);
    expect(response.headers.get("upload-expires")).toBeTruthy();

    const first = await patch(url + location, 0, bytes.slice(0, 60_000));
    expect(first.status).toBe(204);
    expect(first.headers.get("upload-offset")).toBe("60000");
    const state = await head(url + location);
    expect(state.headers.get("upload-offset")).toBe("60000");
    expect(state.headers.get("upload-length")).toBe("100000");
    expect(state.headers.get("upload-metadata")).toBe(metadata);

    expect((await patch(url + location, 60_000, bytes.slice(60_000))).status).toBe(204);
    expect(await sha256OfFile(fileAt("tus", id))).toBe(sha256(bytes));
  });

  it("takes the bytes with the creating request", async () => {
    const { url, fileAt } = await startServer();
    const headers = { ...BYTES, "Upload-Length": "5" };
    const response = await fetch(`${url}/tus/`, { method: "POST", headers, body: "hello" });
    expect(response.status).toBe(201);
    expect(response.headers.get("upload-offset")).toBe("5");
    const id = response.headers.get("location")?.split("/").pop() ?? "";
    expect(await sha256OfFile(fileAt("tus", id))).toBe(sha256(Buffer.from("hello")));
  });

  it("names its extensions", async () => {
    const { url } = await startServer({ limits: { fileSize: 1234 } });
    const response = await fetch(`${url}/tus/`, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("tus-version")).toBe("1.0.0");
    expect(response.headers.get("tus-max-size")).toBe("1234");
    const extensions = response.headers.get("tus-extension")?.split(",");
    expect(extensions).toEqual(
      expect.arrayContaining(["creation", "creation-with-upload", "termination", "expiration"]),
    );
  });

  it("answers a wrong offset with 409 and changes nothing", async () => {
    const { url } = await startServer();
    const { location } = await create(url, 10);
    await patch(url + location, 0, "hello");
    expect((await patch(url + location, 0, "world")).status).toBe(409);
    expect((await patch(url + location, 7, "rld")).status).toBe(409);
    expect((await head(url + location)).headers.get("upload-offset")).toBe("5");
  });

  it("refuses what is too large, of another version, or of the wrong type", async () => {
    const { url } = await startServer({ limits: { fileSize: 1000 } });
    expect((await create(url, 1001)).response.status).toBe(413);
    const noVersion = await fetch(`${url}/tus/`, { method: "POST" });
    expect(noVersion.status).toBe(412);
    expect(noVersion.headers.get("tus-version")).toBe("1.0.0");
    const { location } = await create(url, 5);
    const headers = { ...TUS, "Upload-Offset": "0", "Content-Type": "text/plain" };
    const response = await fetch(url + location, { method: "PATCH", headers, body: "hello" });
    expect(response.status).toBe(415);
    expect((await patch(url + location, 0, "too much")).status).toBe(413);
  });

  it("terminates an upload and removes its files", async () => {
    const { url, fileAt } = await startServer();
    const { location } = await create(url, 10);
    const response = await fetch(url + location, { method: "DELETE", headers: TUS });
    expect(response.status).toBe(204);
    expect((await head(url + location)).status).toBe(404);
    expect(await readdir(fileAt("tus"))).toEqual([]);
  });

  it("takes POST for PATCH when the client says so", async () => {
    const { url } = await startServer();
    const { location } = await create(url, 5);
    const headers = { ...BYTES, "Upload-Offset": "0", "X-HTTP-Method-Override": "PATCH" };
    const response = await fetch(url + location, { method: "POST", headers, body: "hello" });
    expect(response.status).toBe(204);
    expect(response.headers.get("upload-offset")).toBe("5");
  });

  it("does not hand files out, and finds nothing outside its folder", async () => {
    const { url } = await startServer();
    const { location } = await create(url, 0);
    expect((await fetch(url + location)).status).toBe(405);
    expect((await head(`${url}/tus/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
  });

  it("keeps what arrived when the connection breaks", async () => {
    const { url, fileAt } = await startServer();
    const bytes = await bytesOf(randomFile(400_000));
    const { location, id } = await create(url, bytes.length);
    const { req } = openRequest(url + location, "PATCH", {
      ...BYTES,
      "Upload-Offset": 0,
      "Content-Length": bytes.length,
    });
    req.write(bytes.slice(0, 200_000));
    const file = fileAt("tus", id);
    expect(await eventually(async () => (await stat(file)).size > 0)).toBe(true);
    req.destroy();
    const at = Number((await head(url + location)).headers.get("upload-offset"));
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThanOrEqual(200_000);
    expect((await patch(url + location, at, bytes.slice(at))).status).toBe(204);
    expect(await sha256OfFile(fileAt("tus", id))).toBe(sha256(bytes));
  });

  it("lets one of several writers at the same offset win, and tells the others", async () => {
    const { url, fileAt } = await startServer();
    const { location, id } = await create(url, 50_000);
    const writers = await Promise.all(
      ["a", "b", "c", "d"].map(async (letter) => {
        const { status } = await patch(url + location, 0, letter.repeat(50_000));
        return { letter, status };
      }),
    );
    expect(writers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    const winner = writers.find(({ status }) => status === 204)?.letter ?? "";
    expect(await readFile(fileAt("tus", id), "utf8")).toBe(winner.repeat(50_000));
  });

  it("answers 507 when the disk is full, and resumes once there is room", async () => {
    const { url, fileAt } = await startServer();
    const bytes = await bytesOf(randomFile(10_000));
    const { location, id } = await create(url, bytes.length);
    const file = fileAt("tus", id);
    await rename(file, `${file}.aside`);
    await symlink("/dev/full", file); // every write to it fails as on a full disk
    const full = await patch(url + location, 0, bytes);
    expect(full.status).toBe(507);
    await rename(`${file}.aside`, file);
    expect((await head(url + location)).headers.get("upload-offset")).toBe("0");
    expect((await patch(url + location, 0, bytes)).status).toBe(204);
    expect(await sha256OfFile(file)).toBe(sha256(bytes));
  });

  it("tells nothing about the machine when it cannot create an upload", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { url, root, fileAt } = await startServer();
    await rm(fileAt("tus"), { recursive: true });
    await writeFile(fileAt("tus"), "no folder any more");
    const { response } = await create(url, 5);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(root);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("takes the length of a deferred upload once, and again when the chunk is retried", async () => {
    const { url, fileAt } = await startServer();
    const headers = { ...TUS, "Upload-Defer-Length": "1" };
    const created = await fetch(`${url}/tus/`, { method: "POST", headers });
    const location = created.headers.get("location") ?? "";
    const last = (offset: number, body: string, length: number) =>
      fetch(url + location, {
        method: "PATCH",
        headers: { ...BYTES, "Upload-Offset": String(offset), "Upload-Length": String(length) },
        body,
      });
    expect((await last(0, "too much for it", 10)).status).toBe(413);
    expect((await head(url + location)).headers.get("upload-defer-length")).toBe("1");
    expect((await last(0, "hello", 10)).status).toBe(204);
    expect((await last(5, "world", 11)).status).toBe(400);
    expect((await last(5, "world", 10)).status).toBe(204);
    const id = location.split("/").pop() ?? "";
    expect(await readFile(fileAt("tus", id), "utf8")).toBe("helloworld");
  });

  it("resumes after the process was killed in the middle", async () => {
    const dir = await tempDir();
    const bytes = await bytesOf(randomFile(1_000_000));
    const before = await spawnServer(dir);
    const { location, id } = await create(before.url, bytes.length);
    await patch(before.url + location, 0, bytes.slice(0, 300_000));
    const { req } = openRequest(before.url + location, "PATCH", {
      ...BYTES,
      "Upload-Offset": 300_000,
      "Content-Length": 700_000,
    });
    req.write(bytes.slice(300_000, 600_000));
    await wait(100);
    await before.kill();

    const after = await spawnServer(dir);
    const offset = Number((await head(after.url + location)).headers.get("upload-offset"));
    expect(offset).toBeGreaterThanOrEqual(300_000);
    expect(offset).toBeLessThanOrEqual(600_000);
    expect((await patch(after.url + location, offset, bytes.slice(offset))).status).toBe(204);
    expect(await sha256OfFile(`${dir}/tus/${id}`)).toBe(sha256(bytes));
  });

  it("removes unfinished uploads after a while and keeps finished files", async () => {
    const { url, fileAt } = await startServer({ keepUnfinished: 3000 });
    const done = await create(url, 5);
    await patch(url + done.location, 0, "hello");
    const unfinished = await create(url, 10);
    await patch(url + unfinished.location, 0, "hello");
    const names = () => readdir(fileAt("tus"));
    // The file goes first, and what is noted about it a moment later.
    const isGone = async () => !(await names()).some((name) => name.startsWith(unfinished.id));
    expect(await eventually(isGone)).toBe(true);
    expect(await names()).toContain(done.id);
    expect((await head(url + unfinished.location)).status).toBe(404);
  });
});
