import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { spawnStart, startServer, tempDir } from "./lib/testing";

const folderIn = (output: string) => /stored in (\S+?)\.? /.exec(`${output} `)?.[1] ?? "";

it("takes the next free port, stores in a folder of its own, and removes it on Ctrl+C", async () => {
  const taken = await startServer();
  const port = new URL(taken.url).port;
  const { url, output, kill } = await spawnStart([], { PORT: port });
  expect(Number(new URL(url).port)).toBeGreaterThan(Number(port));
  for (const path of ["/upload", "/chunked", "/tus/", "/sign", "/token", "/echo", "/url"]) {
    expect(output).toContain(url + path);
  }
  expect((await fetch(`${url}/token`)).status).toBe(200);

  const folder = folderIn(output);
  expect(existsSync(folder)).toBe(true);
  expect(await kill("SIGINT")).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

it("keeps a folder that was asked for, and lets named sites in", async () => {
  const dir = await tempDir();
  await writeFile(`${dir}/mine.txt`, "x");
  const origin = "https://docs.example";
  const args = ["--port", "0", "--dir", dir, "--origin", origin];
  const { url, output, kill } = await spawnStart(args);
  expect(output).toContain("--origin null");
  const allowed = async (Origin: string) =>
    (await fetch(`${url}/token`, { headers: { Origin } })).headers.get(
      "access-control-allow-origin",
    );
  expect(await allowed(origin)).toBe(origin);
  expect(await allowed("http://localhost:3000")).toBe("http://localhost:3000");
  expect(await allowed("https://other.example")).toBe(null);
  expect(await allowed("null")).toBe(null);
  expect(await kill("SIGTERM")).toBe(0);
  expect(existsSync(`${dir}/mine.txt`)).toBe(true);
});

it("lets edited examples in when asked to, without credentials, and says what that means", async () => {
  const { url, output } = await spawnStart(["--port", "0", "--origin", "null"]);
  expect(output).toContain("a sandboxed frame on any site");
  const { headers } = await fetch(`${url}/token`, { headers: { Origin: "null" } });
  expect(headers.get("access-control-allow-origin")).toBe("null");
  expect(headers.get("access-control-allow-credentials")).toBe(null);
});
