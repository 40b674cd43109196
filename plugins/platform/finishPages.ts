import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { PAGE_ROUTE_ID, type PageRoute } from "../../src/platform/routes/pageRoute";
import { keptFolder } from "../kept";
import { renderedPages } from "../rendered-pages";
import { type GeneratedRoute, type GeneratedRoutes, readGeneratedRoutes } from "./generatedRoutes";
import { ROUTE_PARTS_FILE } from "./routeDirectory";
import { namesIn, type RouteParts, routesDataOf } from "./routesData";

/** The scripts of the site, the last of which starts it: those of the route come before that. */
const SITE_SCRIPTS =
  /(?:<script src="?(?<base>[^" >]*)assets\/js\/[^" >]+\.js"? defer(?:="?defer"?)?><\/script>\s*)+/;
/** The style sheet that every page has. */
const SITE_STYLES = /<link rel="?stylesheet"? href="?[^" >]*assets\/css\/styles\.[^>]*>/;
const SCRIPT_SOURCE = /src="?([^" >]+)/g;

const NOT_FOUND: GeneratedRoute = { path: "*", component: {} };

/**
 * Writes into each page what its own route is made of, so that it needs no list of all routes, and
 * has the route's files run together with the site's own.
 */
export async function finishPages(outDir: string, generatedFilesDir: string): Promise<void> {
  const startScript = await writeStartScript(outDir);
  const { routes, chunkNames } = readGeneratedRoutes(generatedFilesDir);
  const partsFile = path.join(generatedFilesDir, ROUTE_PARTS_FILE);
  const parts = JSON.parse(readFileSync(partsFile, "utf8")) as RouteParts;
  const rendered = renderedPages(keptFolder(generatedFilesDir));
  for (const file of pagesIn(outDir)) {
    const address = file.replace(/(?:^|(?<=\/))index\.html$/, "");
    const at = `/${address}`;
    // What was handed over while it was rendered is what was written.
    if (!rendered.isTaken(at)) {
      const html = readFileSync(path.join(outDir, file), "utf8");
      if (!SITE_SCRIPTS.test(html)) continue;
      rendered.take({ route: at, html });
    }
    const { light } = await rendered.contentAt(at);
    const [siteScripts = "", baseUrl = ""] = SITE_SCRIPTS.exec(light) ?? [];
    const route = file === "404.html" ? NOT_FOUND : routeTo(routes, baseUrl + address);
    if (route) {
      const own = { routes: [route], chunkNames };
      const scripts = scriptsOf(own, parts, baseUrl, siteScripts) + startTag(baseUrl + startScript);
      const sheets = stylesOf(own, parts).map((sheet) => baseUrl + sheet);
      const page = withStyles(
        light.replace(SITE_SCRIPTS, () => scripts),
        sheets,
      );
      writeFileSync(path.join(outDir, file), page);
    }
  }
}

function pagesIn(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file === "404.html" || /(?:^|\/)index\.html$/.test(file));
}

/** The one route that leads to this address, from the outermost level to the page itself. */
function routeTo(routes: GeneratedRoute[], address: string): GeneratedRoute | undefined {
  for (const route of routes) {
    if (route.routes && address.startsWith(route.path)) {
      const below = routeTo(route.routes, address);
      if (below) {
        return { ...route, routes: [below] };
      }
    } else if (!route.routes && route.path === address) {
      return route;
    }
  }
  return undefined;
}

const chunksOf = (route: GeneratedRoutes, { modules }: RouteParts) =>
  namesIn(route).flatMap((name) => modules[name]?.chunks ?? []);

function stylesOf(route: GeneratedRoutes, parts: RouteParts): string[] {
  return [...new Set(chunksOf(route, parts).flatMap((chunk) => parts.styles[chunk] ?? []))];
}

/** A part's own styles come after those of the site, as they do when the part is loaded later. */
function withStyles(html: string, sheets: string[]): string {
  return html.replace(SITE_STYLES, (siteStyles) => {
    const own = sheets.filter((sheet) => !siteStyles.includes(sheet));
    return siteStyles + own.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join("");
  });
}

/** What the scripts of a page are, in the order they run: those of the site, and of its route. */
function scriptsOf(
  generated: GeneratedRoutes,
  parts: RouteParts,
  baseUrl: string,
  siteScripts: string,
): string {
  const own = [...siteScripts.matchAll(SCRIPT_SOURCE)].map(([, source = ""]) => source);
  const files: Record<string, string> = {};
  for (const chunk of chunksOf(generated, parts)) {
    const file = parts.files[chunk];
    if (file && !own.includes(baseUrl + file)) files[chunk] = baseUrl + file;
  }
  const route = routesDataOf(generated, { ...parts, files });
  const ofRoute = route.chunks.map((chunk) => files[chunk] ?? "");
  const page: PageRoute = {
    ...route,
    scripts: [...own.slice(0, -1), ...ofRoute, ...own.slice(-1)],
  };
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${PAGE_ROUTE_ID}">${data}</script>`;
}

/** One small script sees to when the others are fetched and run: see src/platform/start.ts. */
const startTag = (address: string) => `<script src="${address}" defer></script>`;

/** The same for all pages, so that a visitor fetches it once. Returns its address in the site. */
async function writeStartScript(outDir: string): Promise<string> {
  const { outputFiles } = await build({
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
