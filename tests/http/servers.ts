import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { caddyfile } from "../../deploy/hosts/caddy";
import { nginxConfiguration } from "../../deploy/hosts/nginx";
import { policyFromEnvironment } from "../../deploy/policy";
import { REDIRECTS } from "../../deploy/redirects";
import { startServer } from "../../deploy/server";
import { describeSite } from "../../deploy/site";
import { findNginx, hasBrotliModule, NGINX_MISSING } from "../../scripts/nginx";

export interface Target {
  base: string;
  /** What it sends to a client that takes brotli and gzip. */
  bestEncoding: "br" | "gzip";
  stop(): Promise<void>;
}

export const buildDir = path.resolve(__dirname, "../../build");

export async function startOurs(): Promise<Target> {
  const server = await startServer({ dir: buildDir, host: "127.0.0.1", port: 0 });
  return { base: server.url, bestEncoding: "br", stop: server.close };
}

export async function startNginx(): Promise<Target> {
  const binary = findNginx();
  if (!binary) {
    throw new Error(NGINX_MISSING);
  }
  const brotli = hasBrotliModule();
  const port = await freePort();
  const runtimeDir = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const configuration = path.join(runtimeDir, "nginx.conf");
  writeFileSync(
    configuration,
    nginxConfiguration(describeSite(buildDir, policyFromEnvironment()), REDIRECTS, {
      root: buildDir,
      listen: `127.0.0.1:${port}`,
      runtimeDir,
      brotli,
    }),
  );
  // As root, nginx hands its workers to a user who may not read the project's folder.
  const asRoot = process.getuid?.() === 0 ? "user root; " : "";
  const child = spawn(binary, ["-c", configuration, "-g", `${asRoot}daemon off;`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return running(child, port, runtimeDir, brotli ? "br" : "gzip");
}

export async function startCaddy(): Promise<Target> {
  const port = await freePort();
  const runtimeDir = mkdtempSync(path.join(tmpdir(), "caddy-"));
  const configuration = path.join(runtimeDir, "Caddyfile");
  const site = describeSite(buildDir, policyFromEnvironment());
  writeFileSync(
    configuration,
    caddyfile(site, REDIRECTS, {
      root: buildDir,
      address: `http://:${port}`,
      globals: ["admin off", "default_bind 127.0.0.1"],
    }),
  );
  const child = spawn("caddy", ["run", "--config", configuration, "--adapter", "caddyfile"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, XDG_DATA_HOME: runtimeDir, XDG_CONFIG_HOME: runtimeDir },
  });
  return running(child, port, runtimeDir, "br");
}

async function running(
  child: ChildProcess,
  port: number,
  runtimeDir: string,
  bestEncoding: Target["bestEncoding"],
): Promise<Target> {
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 600) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start: ${complaints}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    base: `http://127.0.0.1:${port}/`,
    bestEncoding,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(runtimeDir, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
