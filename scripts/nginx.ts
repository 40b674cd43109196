// Finds nginx for the tests of the generated configuration, or installs it where that is allowed.
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"];

export const NGINX_MISSING = `nginx is missing, so its configuration cannot be tested. Install it (Debian and Ubuntu: sudo apt-get install ${PACKAGES.join(" ")}; macOS: brew install nginx) or name one in NGINX_PATH.`;

/** Path of an nginx on the machine, or undefined. Debian keeps it outside a user's PATH. */
export function findNginx(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.NGINX_PATH) {
    return env.NGINX_PATH;
  }
  return [...(env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/opt/homebrew/bin"]
    .map((folder) => path.join(folder, "nginx"))
    .find((file) => existsSync(file));
}

/** Where Debian installs the module that serves .br files. */
export function hasBrotliModule(): boolean {
  return existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so");
}

/** Installs nginx by apt when run as root; the tests say what to do where it still is missing. */
function installNginx(): void {
  if ((findNginx() && hasBrotliModule()) || process.getuid?.() !== 0) {
    return;
  }
  console.log("Installing nginx for the tests of its configuration …");
  const install = ["install", "-y", "--no-install-recommends", ...PACKAGES];
  const options: SpawnSyncOptions = {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  if (spawnSync("apt-get", install, options).status !== 0) {
    spawnSync("apt-get", ["update"], options);
    spawnSync("apt-get", install, options);
  }
}

if (require.main === module) {
  installNginx();
}
