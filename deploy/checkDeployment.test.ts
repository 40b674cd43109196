import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkDeployment } from "./checkDeployment";
import { finishBuild } from "./finish";
import { startServer } from "./server";

let folder: string;
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "deployed-"));
  const dir = path.join(folder, "build");
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  };
  const script = "/assets/js/main.0123abcd.js";
  const page = `<h1>Uploads</h1><script>theme()</script><script src=${script} defer></script>`;
  write("index.html", page);
  write("docs/index.html", page);
  write("404.html", page);
  write(script, "work();".repeat(400));
  write("sw.js", "self.skipWaiting()");
  write("search-index.json", "[]");
  write("img/favicon.ico", "icon");
  write("img/apple-touch-icon.png", "icon");
  const address = (route: string) => `<url><loc>https://example.org${route}</loc></url>`;
  write("sitemap.xml", `<urlset>${address("/")}${address("/docs/")}</urlset>`);
  await finishBuild({ dir, hostFilesDir: path.join(folder, "out"), policy: {} });
});
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<string> {
  const server = await startServer({
    dir: path.join(folder, "build"),
    host: "127.0.0.1",
    port: 0,
    policy: {},
  });
  cleanups.push(server.close);
  return server.url;
}

const failing = (findings: Awaited<ReturnType<typeof checkDeployment>>) =>
  findings.filter(({ faults }) => faults.length > 0).map(({ name }) => name);

it("is content with a site served as it should be", async () => {
  const findings = await checkDeployment(await serve(), { headers: true });
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  expect(findings.map(({ name }) => name)).toEqual([
    "routes",
    "unknown path",
    "slash redirect",
    "headers",
    "policy",
    "redirects",
    "caching",
    "service worker",
    "search",
    "weight",
  ]);
});

it("names what is missing", async () => {
  const url = await serve();
  rmSync(path.join(folder, "build/docs"), { recursive: true });
  rmSync(path.join(folder, "build/sw.js"));
  writeFileSync(path.join(folder, "build/search-index.json"), "<html>");
  expect(failing(await checkDeployment(url, { headers: true }))).toEqual(
    expect.arrayContaining(["routes", "service worker", "search", "slash redirect"]),
  );
});

it("sees a server that answers everything with the home page", async () => {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<h1>Uploads</h1><loc>https://example.org/</loc>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const findings = await checkDeployment(`http://127.0.0.1:${port}/`, { headers: true });
  expect(failing(findings)).toEqual([
    "unknown path",
    "slash redirect",
    "headers",
    "policy",
    "redirects",
    "caching",
    "service worker",
    "search",
  ]);
});
