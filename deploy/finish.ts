import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./compress";
import { caddyfile } from "./hosts/caddy";
import { dockerfile } from "./hosts/docker";
import { nginxConfiguration } from "./hosts/nginx";
import { headersFile, redirectsFile } from "./hosts/staticHosts";
import { type PolicyOptions, policyFromEnvironment } from "./policy";
import { REDIRECTS } from "./redirects";
import { describeSite, type SiteDescription } from "./site";

export interface FinishOptions {
  /** The folder that the build wrote. */
  dir: string;
  /** Where the files for hosts go that do not belong into the site. */
  hostFilesDir: string;
  /** Where compressed files are kept for the next build. */
  cacheDir?: string;
  policy?: PolicyOptions;
}

const IN_CONTAINER = { root: "/srv/site", runtimeDir: "/run/site", listen: "8080" } as const;

/**
 * What comes after the build, in this order: it needs every file that any plugin writes, and the
 * plugins' own last hooks run side by side.
 */
export async function finishBuild({
  dir,
  hostFilesDir,
  cacheDir,
  policy = policyFromEnvironment(),
}: FinishOptions): Promise<SiteDescription> {
  const site = describeSite(dir, policy);
  writeFileSync(path.join(dir, "_headers"), headersFile(site));
  writeFileSync(path.join(dir, "_redirects"), redirectsFile(REDIRECTS));
  // GitHub Pages would otherwise drop files whose names begin with an underscore.
  writeFileSync(path.join(dir, ".nojekyll"), "");
  await compressFiles(dir, site.files, cacheDir);

  mkdirSync(hostFilesDir, { recursive: true });
  const write = (name: string, content: string) =>
    writeFileSync(path.join(hostFilesDir, name), content);
  write("nginx.conf", nginxConfiguration(site, REDIRECTS, { ...IN_CONTAINER, brotli: true }));
  write(
    "Caddyfile",
    caddyfile(site, REDIRECTS, { root: IN_CONTAINER.root, address: "{$SITE_ADDRESS::8080}" }),
  );
  write(
    "Dockerfile",
    dockerfile({
      ...IN_CONTAINER,
      port: IN_CONTAINER.listen,
      buildDir: path.basename(dir),
      nginxConfiguration: `${path.basename(hostFilesDir)}/nginx.conf`,
    }),
  );
  return site;
}
