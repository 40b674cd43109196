import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";
import { createUploadServer, type UploadServerOptions } from "../app";
import { type OpenFile, openFile } from "./files";

// Real disks, sockets and processes: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A folder that is removed after the test. */
export async function tempDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "upload-test-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** A server on a free port that is closed after the test. */
export async function startServer(options: Partial<UploadServerOptions> = {}) {
  const root = options.root ?? (await tempDir());
  const server = createUploadServer({ timeouts: { close: 200 }, ...options, root });
  const url = await server.listen(0);
  onTestFinished(() => server.close());
  return { url, root, server, fileAt: (...parts: string[]) => path.join(root, ...parts) };
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export async function sha256OfFile(file: string): Promise<string> {
  return sha256(await readFile(file));
}

export function randomFile(size: number, name = "random.bin"): File {
  return new File([new Uint8Array(randomBytes(size))], name, { type: "application/octet-stream" });
}

export async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

export function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}

/** A request whose body is sent by hand, to stop or break off in the middle. */
export function openRequest(
  url: string,
  method: string,
  headers: Record<string, string | number>,
): { req: ClientRequest; answer: Promise<{ status: number; body: string }> } {
  const req = request(url, { method, headers });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    req.on("error", reject);
    req.on("response", async (res: IncomingMessage) => {
      const chunks: Buffer[] = [];
      res.on("error", reject);
      for await (const chunk of res) chunks.push(chunk);
      resolve({ status: res.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
    });
  });
  answer.catch(() => {}); // a test that aborts on purpose does not wait for an answer
  return { req, answer };
}

/** A multipart body as bytes, for names and breaks that FormData would not let through. */
export function rawForm(filename: string, content: string) {
  const boundary = "----raw-form-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\n`;
  const body = Buffer.from(`${head}${content}\r\n--${boundary}--\r\n`);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** Waits until the check holds, for what the server does after the client has gone. */
export async function eventually(
  check: () => Promise<boolean>,
  patience = 20_000,
): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await check()) return true;
    await wait(20);
  }
  return check();
}

/** The real thing as its own process, to be killed in the middle of an upload. */
export async function spawnServer(dir: string) {
  return spawnStart(["--port", "0", "--dir", dir]);
}

/** `npm run upload-server` with these arguments. `kill` resolves with the exit code. */
export async function spawnStart(options: string[], env: Record<string, string> = {}) {
  const script = fileURLToPath(new URL("../start.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const exited = once(child, "exit");
  const kill = async (signal: NodeJS.Signals = "SIGKILL"): Promise<number | null> => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  onTestFinished(async () => void (await kill()));

  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("stored in")) resolve();
    });
    child.once("exit", () => reject(new Error(`The server did not start: ${output}`)));
  });
  const url = /http:\/\/[\d.]+:\d+/.exec(output)?.[0] ?? "";
  return { url, output, kill };
}

/** Opens files on a disk that is full after so many bytes. */
export function fullDisk(room: number): OpenFile {
  return (file, options) => {
    const target = openFile(file, options);
    let written = 0;
    return new Writable({
      write(chunk: Buffer, encoding, callback) {
        written += chunk.length;
        if (written > room) callback(Object.assign(new Error("disk full"), { code: "ENOSPC" }));
        else target.write(chunk, encoding, callback);
      },
      final: (callback) => void target.end(callback),
      destroy(error, callback) {
        target.destroy();
        callback(error);
      },
    });
  };
}
