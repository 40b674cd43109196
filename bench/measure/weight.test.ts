import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BenchServer, fileFor, serveSite } from "./server";
import { weigh } from "./weight";

const SCRIPT = "work();".repeat(500);
let dir: string;
let server: BenchServer;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "weighed-"));
  mkdirSync(path.join(dir, "docs"));
  mkdirSync(path.join(dir, "assets"));
  writeFileSync(path.join(dir, "docs/index.html"), "<h1>Docs</h1>");
  writeFileSync(path.join(dir, "docs/guide.html"), "<h1>Guide</h1>");
  writeFileSync(path.join(dir, "assets/main.js"), SCRIPT);
  writeFileSync(path.join(dir, "assets/text.woff2"), Buffer.alloc(300));
  server = await serveSite(dir);
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.url}${address}`, { headers, method });

it("counts what is sent: gzip of text, fonts as they are, fetched ahead apart", async () => {
  server.sent.length = 0;
  await (await get("/docs/")).text();
  await (await get("/assets/main.js")).text();
  await (await get("/assets/text.woff2")).arrayBuffer();
  await (await get("/docs/guide", { "Sec-Purpose": "prefetch" })).text();
  const js = gzipSync(SCRIPT, { level: 9 }).length;
  const page = gzipSync("<h1>Docs</h1>", { level: 9 }).length;
  expect(weigh(server.sent)).toEqual({
    html: page,
    js,
    css: 0,
    font: 300,
    other: 0,
    total: page + js + 300,
    prefetch: gzipSync("<h1>Guide</h1>", { level: 9 }).length,
    requests: 3,
  });
});

it("counts no body where none is sent", async () => {
  const tag = (await get("/docs/")).headers.get("etag") ?? "";
  server.sent.length = 0;
  expect((await get("/docs/", { "If-None-Match": tag })).status).toBe(304);
  await get("/docs/", {}, "HEAD");
  expect(weigh(server.sent)).toMatchObject({ total: 0, requests: 2 });
});

it("refuses what is fetched ahead when told so", async () => {
  server.refusePrefetch = true;
  expect((await get("/docs/", { "Next-Router-Prefetch": "1" })).status).toBe(503);
  server.refusePrefetch = false;
});

it("finds pages the ways frameworks write them", () => {
  expect(fileFor(dir, "/docs")).toBe(path.join(dir, "docs/index.html"));
  expect(fileFor(dir, "/docs/guide/")).toBe(path.join(dir, "docs/guide.html"));
  expect(fileFor(dir, "/docs/guide")).toBe(path.join(dir, "docs/guide.html"));
  expect(fileFor(dir, "/none")).toBeUndefined();
});
