import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkDeployment } from "./checkDeployment";
import { finishBuild } from "./finish";
import { CACHE } from "./headers";
import { inlineScriptHashes } from "./inlineScripts";
import { sandboxMetaPolicy } from "./policy";
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
  const twin = (route: string) =>
    `<link rel=alternate type=text/markdown href=https://example.org${route}index.md />`;
  const page = `<h1>Uploads</h1><script>theme()</script><script src=${script} defer></script>`;
  write("index.html", page);
  write("docs/index.html", twin("/docs/") + page);
  write("docs/index.md", "# Uploads");
  for (const file of ["api.json", "api.schema.json"]) write(file, "{}");
  for (const file of ["llms.txt", "llms-full.txt"]) write(file, "# Uploads");
  const frameScript = "<script>run()</script>";
  const framePolicy = sandboxMetaPolicy(inlineScriptHashes(frameScript));
  const frameMeta = `<meta http-equiv="Content-Security-Policy" content="${framePolicy}">`;
  write("sandbox/frame/index.html", `<!doctype html>${frameMeta}${frameScript}`);
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
    "frame for edited code",
    "files for programs",
    "caching",
    "service worker",
    "search",
    "weight",
  ]);
});

/** The site as served by a host that gets some headers wrong. */
async function serveWith(
  change: (pathname: string, headers: Headers) => void,
  changeText: (pathname: string, text: string) => string = (_, text) => text,
): Promise<string> {
  const origin = await serve();
  const proxy = createServer(async (request, response) => {
    const pathname = request.url ?? "/";
    const answer = await fetch(new URL(pathname, origin), { redirect: "manual" });
    const headers = new Headers(answer.headers);
    // fetch has undone the compression
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    change(pathname, headers);
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(changeText(pathname, await answer.text()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => new Promise((resolve) => proxy.close(resolve)));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
}

describe("the frame for edited code", () => {
  const CSP = "content-security-policy";
  const edit = (headers: Headers, from: RegExp, to: string) => {
    headers.set(CSP, (headers.get(CSP) ?? "").replace(from, to));
  };

  async function faultsWith(change: (headers: Headers) => void, headers = true) {
    const url = await serveWith((pathname, sent) => {
      if (pathname === "/sandbox/frame/") change(sent);
    });
    const findings = await checkDeployment(url, { headers });
    return findings.find(({ name }) => name === "frame for edited code")?.faults;
  }

  it.each<[string, (headers: Headers) => void, RegExp]>([
    ["no policy", (sent) => sent.delete(CSP), /lacks sandbox/],
    ["no sandbox", (sent) => edit(sent, /; sandbox .*$/, ""), /lacks sandbox/],
    [
      "the origin of the site",
      (sent) => edit(sent, /allow-forms/, "allow-forms allow-same-origin"),
      /sandbox allow-scripts allow-forms allow-same-origin/,
    ],
    ["eval", (sent) => edit(sent, / blob:;/, " blob: 'unsafe-eval';"), /script-src .*unsafe-eval/],
    [
      "any page may frame it",
      (sent) => edit(sent, /frame-ancestors 'self'/, "frame-ancestors *"),
      /frame-ancestors \*/,
    ],
    ["a directive too many", (sent) => edit(sent, /$/, "; worker-src *"), /unexpected worker-src/],
    ["framing refused", (sent) => sent.set("x-frame-options", "DENY"), /X-Frame-Options is DENY/],
    [
      "types may be guessed",
      (sent) => sent.delete("x-content-type-options"),
      /nosniff|X-Content-Type-Options/,
    ],
    ["another type", (sent) => sent.set("content-type", "text/plain"), /is text\/plain/],
  ])("reports: %s", async (_name, change, fault) => {
    const faults = await faultsWith(change);
    expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it("asks nothing of the headers of a host that sends none, but looks at the page's own policy", async () => {
    expect(await faultsWith((sent) => sent.delete(CSP), false)).toEqual([]);
    const url = await serveWith(
      () => {},
      (pathname, text) => (pathname === "/sandbox/frame/" ? text.replace(/<meta[^>]*>/, "") : text),
    );
    expect(failing(await checkDeployment(url, { headers: false }))).toEqual([
      "frame for edited code",
      "weight",
    ]);
  });

  it("reports that it is missing", async () => {
    const url = await serve();
    rmSync(path.join(folder, "build/sandbox"), { recursive: true });
    expect(failing(await checkDeployment(url, { headers: true }))).toEqual([
      "frame for edited code",
    ]);
  });
});

describe("files for programs", () => {
  it.each<[string, string, (headers: Headers) => void]>([
    ["a wrong type", "/docs/index.md", (sent) => sent.set("content-type", "text/html")],
    [
      "a wrong charset",
      "/llms.txt",
      (sent) => sent.set("content-type", "text/plain; charset=latin1"),
    ],
    ["a missing header", "/api.json", (sent) => sent.delete("x-content-type-options")],
    ["a file kept for ever", "/api.schema.json", (sent) => sent.set("cache-control", CACHE.hashed)],
  ])("reports %s", async (_name, file, change) => {
    const url = await serveWith((pathname, sent) => {
      if (pathname === file) change(sent);
    });
    const findings = await checkDeployment(url, { headers: true });
    const finding = findings.find(({ name }) => name === "files for programs");
    expect(finding?.faults).toEqual([expect.stringContaining(file)]);
  });

  it("reports what is missing or unreadable", async () => {
    const url = await serve();
    rmSync(path.join(folder, "build/docs/index.md"));
    writeFileSync(path.join(folder, "build/api.json"), "<html>");
    const findings = await checkDeployment(url, { headers: true });
    const faults = findings.find(({ name }) => name === "files for programs")?.faults;
    expect(faults).toEqual(["/api.json is not readable.", "/docs/index.md answers 404."]);
  });
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
    "frame for edited code",
    "files for programs",
    "caching",
    "service worker",
    "search",
  ]);
});
