import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ALWAYS, alwaysFor, CACHE } from "../deploy/headers";
import { inlineScriptHashes } from "../deploy/inlineScripts";
import { LIMITS } from "../deploy/limits";
import { sandboxPolicy } from "../deploy/policy";
import { REDIRECTS } from "../deploy/redirects";
import { listFiles } from "../deploy/site";
import { fileTypeOf } from "../deploy/types";
import { FRAME_PATH } from "../src/sandbox/messages";
import { ask, exchange, parse, type RawRequest } from "./http/rawClient";
import { buildDir, startCaddy, startNginx, startOurs, type Target } from "./http/servers";
import { expect, test } from "./support/visitor";

/** The same checks for every server. Caddy's run on demand: set CHECK_CADDY to any value. */
const servers: Record<string, () => Promise<Target>> = {
  "our server": startOurs,
  nginx: startNginx,
  ...(process.env.CHECK_CADDY ? { caddy: startCaddy } : {}),
};

const onDisk = (pathname: string) => readFileSync(path.join(buildDir, pathname));
const notFoundPage = () => onDisk("/404.html").toString();

for (const [name, start] of Object.entries(servers)) {
  test.describe(name, () => {
    // One server for the whole list; Playwright would otherwise start one per worker.
    test.describe.configure({ mode: "default" });
    let target: Target;
    let files: string[];
    let script: string;

    test.beforeAll(async () => {
      target = await start();
      files = listFiles(buildDir);
      script = files.find((file) => /^\/assets\/js\/main\..*\.js$/.test(file)) ?? "";
    });
    test.afterAll(async () => {
      await target?.stop();
    });

    const get = (pathname: string, headers: Record<string, string> = {}) =>
      ask(target.base, { path: pathname, headers });

    test("a page has every header, and a policy that names its own scripts", async () => {
      for (const [pathname, file] of [
        ["/", "/index.html"],
        ["/docs/", "/docs/index.html"],
        ["/no-such-page/", "/404.html"],
      ] as const) {
        const { headers } = await get(pathname);
        for (const [header, value] of Object.entries(ALWAYS)) {
          expect(headers[header.toLowerCase()], `${header} of ${pathname}`).toBe(value);
        }
        expect(headers["cache-control"]).toBe(CACHE.revalidated);
        const policy = headers["content-security-policy"] ?? "";
        const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
        const hashes = inlineScriptHashes(onDisk(file).toString());
        expect(hashes.length).toBeGreaterThan(0);
        expect(scripts).toEqual(["'self'", ...hashes.map((hash) => `'${hash}'`)]);
        expect(policy).toContain("frame-ancestors 'none'");
      }
    });

    test("the page that runs edited code is sandboxed, and the site may frame it", async () => {
      const { status, headers } = await get(FRAME_PATH);
      expect(status).toBe(200);
      const hashes = inlineScriptHashes(onDisk(`${FRAME_PATH}index.html`).toString());
      expect(headers["content-security-policy"]).toBe(sandboxPolicy(hashes));
      for (const [header, value] of Object.entries(alwaysFor(`${FRAME_PATH}index.html`))) {
        expect(headers[header.toLowerCase()], header).toBe(value);
      }
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    });

    test("nothing tells the server's kind or version, and plain http sends no HSTS", async () => {
      const { headers } = await get("/");
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers.server ?? "").not.toMatch(/\d/);
    });

    test("every file has its type", async () => {
      const kinds = new Map(files.map((file) => [path.extname(file), file]));
      kinds.delete(".html");
      expect(kinds.size).toBeGreaterThan(4);
      for (const file of kinds.values()) {
        const { status, headers } = await get(file);
        expect(status, file).toBe(200);
        expect(headers["content-type"], file).toBe(fileTypeOf(file)?.contentType);
      }
      expect((await get("/docs/")).headers["content-type"]).toBe("text/html; charset=utf-8");
    });

    test("hashed files never change, everything else is asked for again", async () => {
      expect((await get(script)).headers["cache-control"]).toBe(CACHE.hashed);
      for (const pathname of ["/", "/docs/", "/sitemap.xml", "/img/favicon.ico"]) {
        expect((await get(pathname)).headers["cache-control"], pathname).toBe(CACHE.revalidated);
      }
    });

    test("a missing hashed file is not found only for now", async () => {
      const { status, headers } = await get("/assets/js/main.00000000.js");
      expect(status).toBe(404);
      expect(headers["cache-control"]).toBe(CACHE.revalidated);
    });

    test("the compressed files are those of the build", async () => {
      const plain = onDisk(script);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync };
      const best = await get(script, { "Accept-Encoding": "gzip, deflate, br" });
      expect(best.headers["content-encoding"]).toBe(target.bestEncoding);
      expect(best.headers.vary).toBe("Accept-Encoding");
      expect(decode[target.bestEncoding](best.body).equals(plain)).toBe(true);

      const gzip = await get(script, { "Accept-Encoding": "gzip" });
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(gzip.body).equals(plain)).toBe(true);

      for (const refusing of ["", "br;q=0, gzip;q=0", "identity"]) {
        const identity = await get(script, { "Accept-Encoding": refusing });
        expect(identity.headers["content-encoding"], refusing).toBeUndefined();
        expect(identity.body.equals(plain), refusing).toBe(true);
      }
      expect(best.body.length).toBeLessThan(plain.length / 2);
    });

    test("HEAD says what GET says, without a body", async () => {
      for (const pathname of ["/docs/", script, "/no-such-page/"]) {
        const head = await ask(target.base, { method: "HEAD", path: pathname });
        const full = await get(pathname);
        expect(head.status).toBe(full.status);
        expect(head.body.length).toBe(0);
        for (const header of ["content-type", "cache-control", "content-security-policy", "etag"]) {
          expect(head.headers[header], `${header} of ${pathname}`).toBe(full.headers[header]);
        }
        expect(head.headers["content-length"]).toBe(String(full.body.length));
      }
    });

    test("an unchanged file is answered with 304", async () => {
      const first = await get("/docs/");
      const etag = first.headers.etag ?? "";
      const modified = first.headers["last-modified"] ?? "";
      expect(etag).not.toBe("");
      const unchanged: Record<string, string>[] = [
        { "If-None-Match": etag },
        { "If-None-Match": `"other", ${etag}` },
        { "If-Modified-Since": modified },
      ];
      for (const headers of unchanged) {
        const answer = await get("/docs/", headers);
        expect(answer.status, JSON.stringify(headers)).toBe(304);
        expect(answer.body.length).toBe(0);
        expect(answer.headers.etag).toBe(etag);
        expect(answer.headers["cache-control"]).toBe(CACHE.revalidated);
      }
      const changed: Record<string, string>[] = [
        { "If-None-Match": '"other"' },
        { "If-Modified-Since": "Sat, 01 Jan 2000 00:00:00 GMT" },
      ];
      for (const headers of changed) {
        expect((await get("/docs/", headers)).status, JSON.stringify(headers)).toBe(200);
      }
    });

    test("a range is answered with exactly these bytes", async () => {
      const plain = onDisk(script);
      const last = plain.length - 1;
      const ranges: [string, number, number][] = [
        ["bytes=0-9", 0, 9],
        ["bytes=0-0", 0, 0],
        ["bytes=-5", plain.length - 5, last],
        [`bytes=${last}-`, last, last],
        [`bytes=10-${plain.length * 2}`, 10, last],
      ];
      for (const [range, from, to] of ranges) {
        const { status, headers, body } = await get(script, { Range: range });
        expect(status, range).toBe(206);
        expect(headers["content-range"]).toBe(`bytes ${from}-${to}/${plain.length}`);
        expect(body.equals(plain.subarray(from, to + 1)), range).toBe(true);
      }
      const beyond = await get(script, { Range: `bytes=${plain.length}-` });
      expect(beyond.status).toBe(416);
      expect(beyond.headers["content-range"]).toBe(`bytes */${plain.length}`);
      const changed = await get(script, { Range: "bytes=0-9", "If-Range": '"other"' });
      expect(changed.status).toBe(200);
    });

    test("a malformed range harms nobody", async () => {
      const ranges = [
        "bytes=5-2",
        "bytes=abc",
        "bytes=--",
        "bytes=",
        "lines=1-2",
        "bytes=-0",
        "bytes=0-9,5-2",
        "bytes=99999999999999999999-",
        `bytes=${Array.from({ length: 900 }, (_, i) => `${i}-${i + 1}`).join(",")}`,
      ];
      for (const range of ranges) {
        const { status } = await get(script, { Range: range });
        expect([200, 206, 400, 416], range.slice(0, 40)).toContain(status);
      }
      expect((await get("/")).status).toBe(200);
    });

    test("a missing slash is added, and the query kept", async () => {
      const cases = {
        "/docs": "/docs/",
        "/docs/api?x=1&y=%2Fa%3F": "/docs/api/?x=1&y=%2Fa%3F",
        "/blog?q=//evil.example": "/blog/?q=//evil.example",
      };
      for (const [from, to] of Object.entries(cases)) {
        const { status, headers } = await get(from);
        expect([301, 308], from).toContain(status);
        expect(headers.location).toBe(to);
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
      for (const { from, to } of REDIRECTS) {
        const { status, headers } = await get(from);
        expect(status).toBe(301);
        expect(headers.location).toBe(to);
        expect((await get(to)).status).toBe(200);
      }
    });

    test("no redirect leads to another host", async () => {
      for (const pathname of [
        "//evil.example",
        "//evil.example/docs",
        "//evil.example/..",
        "//docs",
        "///docs/api",
        "/%2fevil.example",
        "/%2f%2fdocs",
        "/\\evil.example",
        "/%5cevil.example",
        "/docs%0d%0aLocation:%20http://evil.example",
        "/docs%0d%0aSet-Cookie:%20a=b",
      ]) {
        const { status, headers } = await get(pathname);
        expect([200, 301, 308, 400, 404], pathname).toContain(status);
        expect(headers["set-cookie"], pathname).toBeUndefined();
        if (headers.location !== undefined) {
          expect(headers.location, pathname).toMatch(/^\/(?![/\\])/);
        }
      }
    });

    test("an unknown path answers 404 with the not-found page", async () => {
      for (const pathname of [
        "/docs/no-such-page/",
        "/docs/no-such-page",
        "/no.txt",
        "/404.html",
        "/_headers",
        "/_redirects",
        "/.nojekyll",
        "/docs/.git/config",
        `${script}.br`,
        `${script}.gz`,
        "/assets/",
      ]) {
        const { status, headers, body } = await get(pathname, { Range: "bytes=0-4" });
        expect(status, pathname).toBe(404);
        expect(headers["content-type"], pathname).toBe("text/html; charset=utf-8");
        expect(body.toString() === notFoundPage(), pathname).toBe(true);
      }
    });

    test("methods other than GET and HEAD are refused", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
        for (const pathname of ["/", script, "/no-such-page/"]) {
          const { status, headers } = await ask(target.base, {
            method,
            path: pathname,
            headers: { "Content-Length": "0" },
          });
          expect(status, `${method} ${pathname}`).toBe(405);
          expect(headers.allow).toBe("GET, HEAD");
        }
      }
      for (const request of [
        "TRACE / HTTP/1.1",
        "CONNECT example.com:443 HTTP/1.1",
        "BREW / HTTP/1.1",
      ]) {
        const answer = parse(
          await exchange(target.base, `${request}\r\nHost: a\r\nConnection: close\r\n\r\n`),
        );
        // Node drops a CONNECT without an answer.
        expect([0, 400, 405], request).toContain(answer.status);
      }
    });

    test("no address reaches a file outside the build", async () => {
      const secret = readFileSync(path.resolve(buildDir, "../package.json")).toString();
      const climbs = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "%252e%252e%252f"];
      const targets = ["package.json", "etc/passwd", "deploy/headers.ts"];
      const starts = ["/", "/docs/", "/assets/js/", "//"];
      for (const start of starts) {
        for (const climb of climbs) {
          for (const [depth, file] of targets.flatMap((file) =>
            [1, 2, 4, 12].map((depth) => [depth, file] as const),
          )) {
            const pathname = start + climb.repeat(depth) + file;
            const { status, body } = await get(pathname);
            expect([400, 403, 404], pathname).toContain(status);
            expect(body.includes("root:"), pathname).toBe(false);
            expect(body.includes(secret.slice(0, 60)), pathname).toBe(false);
          }
        }
      }
    });

    test("malformed addresses are refused", async () => {
      for (const pathname of [
        "/%00",
        "/docs/%00.html",
        "/docs/index.html%00.png",
        "/%",
        "/%zz",
        "/%c0%ae%c0%ae/",
        "/%ff%fe",
        "/docs/%e0%a4%a",
      ]) {
        const { status } = await get(pathname);
        expect([400, 404], pathname).toContain(status);
      }
      for (const length of [LIMITS.longestUrl + 1, 20_000, 65_536]) {
        const { status } = await get(`/${"a".repeat(length)}`);
        expect([400, 414, 431], `${length} characters`).toContain(status);
      }
      expect((await get(`/docs/?${"q".repeat(6000)}`)).status).toBe(200);
    });

    test("garbage is refused, and the next visitor served", async () => {
      const requests = [
        "\0\0\0\0\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nabc\r\n",
        `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(100_000)}\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: a\r\n${"X: y\r\n".repeat(20_000)}\r\n`,
      ];
      for (const request of requests) {
        const { status } = parse(await exchange(target.base, request));
        // 0: closed without a word. Caddy takes the chunked body and ignores the length.
        const fine = [0, 400, 413, 431, 494, 505, ...(name === "caddy" ? [200] : [])];
        expect(fine, JSON.stringify(request.slice(0, 60))).toContain(status);
      }
      expect((await get("/")).status).toBe(200);
    });

    test("a client that never finishes its request is cut off", async () => {
      const started = Date.now();
      await exchange(target.base, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", 25_000);
      const took = Date.now() - started;
      expect(took).toBeGreaterThan(LIMITS.headersTimeoutMs - 1_000);
      expect(took).toBeLessThan(LIMITS.headersTimeoutMs + 8_000);
    });

    test("requests sent in one go are answered in their order", async () => {
      const { host } = new URL(target.base);
      const wanted = ["/docs/", script, "/no-such-page/", "/docs", "/blog/"];
      const requests = wanted.map((pathname, index) => {
        const last = index === wanted.length - 1 ? "Connection: close\r\n" : "";
        return `HEAD ${pathname} HTTP/1.1\r\nHost: ${host}\r\n${last}\r\n`;
      });
      const answers = (await exchange(target.base, requests.join(""))).toString("latin1");
      const statuses = [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
      expect(statuses).toEqual(["200", "200", "404", expect.stringMatching(/^30[18]$/), "200"]);
    });

    test("a client that leaves in the middle of an answer harms nobody", async () => {
      const biggest = files
        .map((file) => ({ file, size: statSync(path.join(buildDir, file)).size }))
        .sort((a, b) => b.size - a.size)[0];
      const leaving: RawRequest = { path: biggest?.file ?? "/" };
      await Promise.all(Array.from({ length: 50 }, () => leaveEarly(target.base, leaving.path)));
      expect((await get(leaving.path)).body.length).toBe(biggest?.size);
    });
  });
}

async function leaveEarly(base: string, pathname: string): Promise<void> {
  const controller = new AbortController();
  const response = await fetch(new URL(pathname, base), { signal: controller.signal });
  expect(response.status).toBe(200);
  controller.abort();
}

test("nginx behind a TLS proxy sends HSTS", async () => {
  const target = await startNginx();
  try {
    const { headers } = await ask(target.base, {
      path: "/",
      headers: { "X-Forwarded-Proto": "https" },
    });
    expect(headers["strict-transport-security"]).toContain("max-age=");
  } finally {
    await target.stop();
  }
});
