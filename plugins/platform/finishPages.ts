import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import {
  PAGE_ROUTE_ID,
  type PageRoute,
  partNames,
  type RouteLevel,
} from "../../src/platform/routes/pageRoute";
import { type GeneratedRoute, readGeneratedRoutes } from "./generatedRoutes";
import { ROUTE_PARTS_FILE, type RouteParts } from "./routeDirectory";

/** The scripts of the site, the last of which starts it: those of the route come before that. */
const SITE_SCRIPTS =
  /(?:<script src="?(?<base>[^" >]*)assets\/js\/[^" >]+\.js"? defer(?:="defer")?><\/script>)+/;
/** The style sheet that every page has. */
const SITE_STYLES = /<link rel="?stylesheet"? href="?[^" >]*assets\/css\/styles\.[^>]*>/;
const SCRIPT_SOURCE = /src="?([^" >]+)/g;

/**
 * Writes into each page what its own route is made of, so that it needs no list of all routes, and
 * has the route's files run together with the site's own.
 */
export function finishPages(outDir: string, generatedFilesDir: string): void {
  const startScript = writeStartScript(outDir);
  const { routes, chunkNames } = readGeneratedRoutes(generatedFilesDir);
  const partsFile = path.join(generatedFilesDir, ROUTE_PARTS_FILE);
  const parts = JSON.parse(readFileSync(partsFile, "utf8")) as RouteParts;
  for (const file of pagesIn(outDir)) {
    const html = readFileSync(path.join(outDir, file), "utf8");
    const baseUrl = SITE_SCRIPTS.exec(html)?.groups?.base;
    if (baseUrl === undefined) {
      continue;
    }
    const address = baseUrl + file.replace(/(?:^|(?<=\/))index\.html$/, "");
    const levels = file === "404.html" ? [{ path: "*" }] : levelsOf(routes, address);
    if (levels) {
      const route = pageRouteOf(levels, chunkNames, parts);
      const finished = withStyles(
        withRoute(html, route, baseUrl, baseUrl + startScript),
        stylesOf(route, parts).map((sheet) => baseUrl + sheet),
      );
      writeFileSync(path.join(outDir, file), finished);
    }
  }
}

function pagesIn(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file === "404.html" || /(?:^|\/)index\.html$/.test(file));
}

function levelsOf(routes: GeneratedRoute[], address: string): RouteLevel[] | undefined {
  for (const { routes: inner, component, ...route } of routes) {
    const level = { ...route, ...component };
    if (inner && address.startsWith(route.path)) {
      const below = levelsOf(inner, address);
      if (below) {
        return [level, ...below];
      }
    } else if (!inner && route.path === address) {
      return [level];
    }
  }
  return undefined;
}

function pageRouteOf(
  levels: RouteLevel[],
  allChunkNames: PageRoute["chunkNames"],
  parts: RouteParts,
): PageRoute {
  const page: PageRoute = { levels, chunkNames: {}, modules: {}, files: {}, scripts: [] };
  for (const { path: routePath, hash } of levels) {
    const name = `${routePath}-${hash}`;
    const names = allChunkNames[name];
    if (names) {
      page.chunkNames[name] = names;
    }
    for (const part of partNames(names)) {
      const module = parts.modules[part];
      if (module) {
        page.modules[part] = module;
        for (const chunk of module.chunks) {
          const file = parts.files[chunk];
          if (file) {
            page.files[chunk] = file;
          }
        }
      }
    }
  }
  return page;
}

function stylesOf({ modules }: PageRoute, { styles }: RouteParts): string[] {
  const chunks = Object.values(modules).flatMap((module) => module.chunks);
  return [...new Set(chunks.flatMap((chunk) => styles[chunk] ?? []))];
}

/** A part's own styles come after those of the site, as they do when the part is loaded later. */
function withStyles(html: string, sheets: string[]): string {
  return html.replace(SITE_STYLES, (siteStyles) => {
    const own = sheets.filter((sheet) => !siteStyles.includes(sheet));
    return siteStyles + own.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join("");
  });
}

/** One small script sees to when the others are fetched and run: see src/platform/start.ts. */
function withRoute(html: string, route: PageRoute, baseUrl: string, startScript: string): string {
  return html.replace(SITE_SCRIPTS, (tags) => {
    const own = [...tags.matchAll(SCRIPT_SOURCE)].map(([, source = ""]) => source);
    const main = own.pop() ?? "";
    const ofRoute = Object.values(route.files).map((file) => baseUrl + file);
    const scripts = [...new Set([...own, ...ofRoute, main])];
    const data = JSON.stringify({ ...route, scripts }).replaceAll("<", "\\u003c");
    return `<script type="application/json" id="${PAGE_ROUTE_ID}">${data}</script><script src="${startScript}" defer></script>`;
  });
}

/** The same for all pages, so that a visitor fetches it once. Returns its address in the site. */
function writeStartScript(outDir: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "../../src/platform/start.ts")],
    bundle: true,
    minify: true,
    target: "es2022",
    write: false,
  });
  const script = (outputFiles[0]?.text ?? "").trim();
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);
  const file = `assets/js/start.${hash}.js`;
  mkdirSync(path.join(outDir, "assets/js"), { recursive: true });
  writeFileSync(path.join(outDir, file), script);
  return file;
}
