import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  bytesOf,
  eventually,
  formOf,
  fullDisk,
  openRequest,
  randomFile,
  rawForm,
  sha256,
  sha256OfFile,
  startServer,
  tempDir,
} from "./lib/testing";
import { createMultipartHandler } from "./multipart";

const limits = { fileSize: 1000, files: 2, fields: 3, fieldSize: 50 };

async function post(url: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/upload`, { method: "POST", body, headers });
  return { status: response.status, json: await response.json() };
}

describe("POST /upload", () => {
  it("stores what was sent, byte for byte, and reports it", async () => {
    const { url, fileAt } = await startServer();
    const big = randomFile(3_000_000, "big.bin");
    const small = new File(["hello"], "note.txt", { type: "text/plain" });
    const { status, json } = await post(url, formOf({ album: "fox", "file[0]": big, two: small }));

    expect(status).toBe(200);
    expect(json).toEqual({
      fields: { album: "fox" },
      files: [
        {
          id: expect.any(String),
          field: "file[0]",
          name: "big.bin",
          size: 3_000_000,
          type: "application/octet-stream",
        },
        { id: expect.any(String), field: "two", name: "note.txt", size: 5, type: "text/plain" },
      ],
    });
    const stored = await sha256OfFile(fileAt("upload", json.files[0].id));
    expect(stored).toBe(sha256(await bytesOf(big)));
    expect(await readdir(fileAt("upload"))).toHaveLength(2);
  });

  it("takes PUT, empty files, and forms with a URL instead of a file", async () => {
    const { url } = await startServer();
    const put = await fetch(`${url}/upload`, { method: "PUT", body: formOf({ f: randomFile(0) }) });
    expect(await put.json()).toMatchObject({ files: [{ size: 0 }] });
    const { json } = await post(url, formOf({ file: "https://example.com/a.png" }));
    expect(json).toEqual({ files: [], fields: { file: "https://example.com/a.png" } });
  });

  it("keeps a field called __proto__ a mere field", async () => {
    const { url } = await startServer();
    const { json } = await post(url, formOf({ ["__proto__"]: "x" }));
    expect(Object.entries(json.fields)).toEqual([["__proto__", "x"]]);
  });
});

describe("limits of /upload", () => {
  const file = (size: number) => formOf({ file: randomFile(size) });

  it("takes a file of exactly the limit and refuses one byte more", async () => {
    const { url, fileAt } = await startServer({ limits });
    expect((await post(url, file(1000))).status).toBe(200);
    const { status, json } = await post(url, file(1001));
    expect(status).toBe(413);
    expect(json.error).toMatchObject({ code: "file_too_large", limit: 1000 });
    expect(await readdir(fileAt("upload"))).toHaveLength(1);
  });

  it("answers 413 to a client that sends far more than the limit", async () => {
    const { url, fileAt } = await startServer({ limits });
    expect((await post(url, file(20_000_000))).status).toBe(413);
    expect(await readdir(fileAt("upload"))).toEqual([]);
  });

  it("refuses too many files and keeps none of them", async () => {
    const { url, fileAt } = await startServer({ limits });
    const one = randomFile(5);
    const { status, json } = await post(url, formOf({ a: one, b: one, c: one }));
    expect(status).toBe(413);
    expect(json.error).toMatchObject({ code: "too_many_files", limit: 2 });
    expect(await readdir(fileAt("upload"))).toEqual([]);
  });

  it("refuses too many fields and too long a field", async () => {
    const { url } = await startServer({ limits });
    const many = await post(url, formOf({ a: "1", b: "2", c: "3", d: "4" }));
    expect(many).toMatchObject({ status: 413, json: { error: { code: "too_many_fields" } } });
    expect((await post(url, formOf({ a: "x".repeat(50) }))).status).toBe(200);
    const long = await post(url, formOf({ a: "x".repeat(51) }));
    expect(long).toMatchObject({ status: 413, json: { error: { code: "field_too_large" } } });
  });

  it("says what is wrong with a body that is no form", async () => {
    const { url } = await startServer();
    expect((await post(url, "text")).status).toBe(415);
    const noBoundary = await post(url, "x", { "Content-Type": "multipart/form-data" });
    expect(noBoundary).toMatchObject({ status: 400, json: { error: { code: "bad_form" } } });
    const cutShort = rawForm("a.txt", "content").body.subarray(0, -20);
    const cut = await post(url, cutShort, { "Content-Type": rawForm("", "").type });
    expect(cut).toMatchObject({ status: 400, json: { error: { code: "bad_form" } } });
    expect((await post(url, new FormData())).status).toBe(400);
  });
});

describe("file names that try something", () => {
  it.each([
    ["../../x", "x"],
    ["..\\..\\x", "x"],
    ["/etc/passwd", "passwd"],
    ["..", "file"],
    ["a".repeat(300), "a".repeat(200)],
    ["🦊🦊.png", "🦊🦊.png"],
    ["שלום\u202efdp.exe", "שלוםfdp.exe"],
    ["%2e%2e%2fx", "%2e%2e%2fx"],
  ])("stores %j under an id of its own", async (name, shown) => {
    const { url, root, fileAt } = await startServer();
    const { body, type } = rawForm(name, "content");
    const { status, json } = await post(url, body, { "Content-Type": type });
    expect(status).toBe(200);
    expect(json.files[0].name).toBe(shown);
    expect(json.files[0].id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readdir(fileAt("upload"))).toEqual([json.files[0].id]);
    expect((await readdir(root)).sort()).toEqual(["chunked", "objects", "tus", "upload"]);
  });

  it("refuses a null byte", async () => {
    const { url, fileAt } = await startServer();
    const { body, type } = rawForm("a\0.png", "content");
    expect((await post(url, body, { "Content-Type": type })).status).toBe(400);
    expect(await readdir(fileAt("upload"))).toEqual([]);
  });
});

describe("uploads that break", () => {
  it("removes the partial file when the client goes away", async () => {
    const { url, fileAt } = await startServer();
    const { body, type } = rawForm("a.bin", "x".repeat(500_000));
    const headers = { "Content-Type": type, "Content-Length": body.length };
    const { req } = openRequest(`${url}/upload`, "POST", headers);
    req.write(body.subarray(0, 300_000));
    const files = () => readdir(fileAt("upload"));
    expect(await eventually(async () => (await files()).length === 1)).toBe(true);
    req.destroy();
    expect(await eventually(async () => (await files()).length === 0)).toBe(true);
  });

  it("removes on start what a crash left behind, and nothing else", async () => {
    const dir = await tempDir();
    await writeFile(path.join(dir, "half.part"), "x");
    await writeFile(path.join(dir, "whole"), "x");
    createMultipartHandler({ dir, limits });
    expect(await readdir(dir)).toEqual(["whole"]);
  });

  it("answers 507 when the disk is full and leaves nothing behind", async () => {
    const { url, fileAt } = await startServer({ openFile: fullDisk(100_000) });
    const small = randomFile(10);
    const { status, json } = await post(url, formOf({ small, big: randomFile(2_000_000) }));
    expect(status).toBe(507);
    expect(json.error).toEqual({
      code: "storage_full",
      message: "The server has no room left for this file.",
    });
    expect(await readdir(fileAt("upload"))).toEqual([]);
    expect((await post(url, formOf({ small }))).status).toBe(200);
  });
});

it("stores 1,000 small files, a few requests at a time", async () => {
  const { url, fileAt } = await startServer();
  const sums = new Map<string, string>();
  const queue = Array.from({ length: 1000 }, (_, i) => randomFile(1 + (i % 97), `${i}.bin`));
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const { json } = await post(url, formOf({ file }));
      sums.set(json.files[0].id, sha256(await bytesOf(file)));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  const stored = await readdir(fileAt("upload"));
  expect(stored).toHaveLength(1000);
  for (const id of stored) expect(await sha256OfFile(fileAt("upload", id))).toBe(sums.get(id));
});
