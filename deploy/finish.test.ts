import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { finishBuild } from "./finish";

const LONG_TEXT = "upload ".repeat(500);

describe("finishBuild", () => {
  let folder: string;
  const write = (file: string, content: string) => {
    const target = path.join(folder, "build", file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const cacheDir = () => path.join(folder, "cache");
  const finish = () =>
    finishBuild({
      dir: path.join(folder, "build"),
      hostFilesDir: path.join(folder, "deploy-out"),
      cacheDir: cacheDir(),
      policy: {},
    });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "site-"));
    write("index.html", "<script>usual()</script><script>home()</script>");
    write("404.html", "<script>usual()</script>");
    write("docs/index.html", `<script>usual()</script>${LONG_TEXT}`);
    write("assets/js/main.0123abcd.js", LONG_TEXT);
    write("img/mark.svg", "<svg/>");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("gives a page with other scripts its own policy, and static hosts one for all", async () => {
    const site = await finish();
    expect([...site.exceptions.keys()]).toEqual(["/index.html"]);
    const count = (policy: string) => policy.match(/'sha256-/g)?.length;
    expect(count(site.policy)).toBe(1);
    expect(count(site.exceptions.get("/index.html") ?? "")).toBe(2);
    const policies = new Set(read("build/_headers").match(/Content-Security-Policy: .*/g));
    expect([...policies].map(count)).toEqual([2]);
  });

  it("lets the page that runs edited code be framed, by the site only and in a sandbox", async () => {
    write("sandbox/frame/index.html", "<script>frame()</script>");
    const { policy, exceptions, unionPolicy } = await finish();
    const framePolicy = exceptions.get("/sandbox/frame/index.html") ?? "";
    expect(framePolicy).toContain("sandbox allow-scripts allow-forms");
    expect(framePolicy).toContain("frame-ancestors 'self'");
    expect(framePolicy).toContain("default-src 'none'");
    for (const other of [policy, unionPolicy]) {
      expect(other).toContain("frame-ancestors 'none'");
      expect(other).not.toContain(framePolicy.match(/'sha256-[^']*'/)?.[0]);
      expect(other).not.toMatch(/script-src [^;]*blob:/);
    }
    // Netlify and Cloudflare join what several rules say, so no two may name the same header.
    const rules = read("build/_headers")
      .split(/\n(?=\/)/)
      .filter((rule) => rule.includes("Content-Security-Policy"))
      .map((rule) => rule.split("\n")[0]);
    expect(rules).toEqual([
      "/404.html",
      "/assets/*",
      "/docs/*",
      "/img/*",
      "/",
      "/index.html",
      "/sandbox/frame/*",
    ]);
    expect(read("deploy-out/nginx.conf")).toContain('"/sandbox/frame/index.html" "SAMEORIGIN"');
    expect(read("deploy-out/Caddyfile")).toContain('X-Frame-Options "SAMEORIGIN"');
  });

  it("compresses what gets smaller, and nothing else", async () => {
    await finish();
    const compressed = (file: string) => readFileSync(path.join(folder, "build", file));
    expect(brotliDecompressSync(compressed("assets/js/main.0123abcd.js.br")).toString()).toBe(
      LONG_TEXT,
    );
    expect(gunzipSync(compressed("docs/index.html.gz")).toString()).toContain(LONG_TEXT);
    expect(() => compressed("img/mark.svg.br")).toThrow("ENOENT");
  });

  it("keeps compressed files for the next build, as long as they are needed", async () => {
    await finish();
    const kept = readdirSync(cacheDir());
    expect(kept.length).toBeGreaterThan(0);
    // What is taken from the cache is seen by its content.
    for (const file of kept) writeFileSync(path.join(cacheDir(), file), "kept");
    await finish();
    expect(read("build/assets/js/main.0123abcd.js.br")).toBe("kept");
    write("assets/js/main.0123abcd.js", `changed ${LONG_TEXT}`);
    await finish();
    const changed = readFileSync(path.join(folder, "build/assets/js/main.0123abcd.js.br"));
    expect(brotliDecompressSync(changed).toString()).toBe(`changed ${LONG_TEXT}`);
    expect(readdirSync(cacheDir())).toHaveLength(kept.length);
    expect(readdirSync(cacheDir())).not.toEqual(kept);
  });

  it("gives the same files when it runs again", async () => {
    const first = await finish();
    const headers = read("build/_headers");
    const nginx = read("deploy-out/nginx.conf");
    expect(await finish()).toEqual(first);
    expect(read("build/_headers")).toBe(headers);
    expect(read("deploy-out/nginx.conf")).toBe(nginx);
  });

  it("keeps HSTS to where TLS ends", async () => {
    await finish();
    expect(read("build/_headers")).toContain("Strict-Transport-Security: max-age=");
    expect(read("deploy-out/nginx.conf")).toMatch(/map .* \$strict_transport_security/);
  });

  it("refuses a file it cannot name a type for", async () => {
    write("data.xyz", "?");
    await expect(finish()).rejects.toThrow("/data.xyz");
  });

  it("refuses a file that would be cached for ever without a hash in its name", async () => {
    write("assets/js/main.js", "?");
    await expect(finish()).rejects.toThrow("/assets/js/main.js");
  });

  it("refuses a policy too long for Cloudflare", async () => {
    for (let index = 0; index < 40; index++) {
      write(`page${index}/index.html`, `<script>number(${index})</script>`);
    }
    await expect(finish()).rejects.toThrow("_headers");
  });
});
