import { gzipSync } from "node:zlib";
import { FRAME_PATH } from "../src/sandbox/messages";
import { frameFaults } from "./checkFrame";
import { ALWAYS, CACHE, HASHED_FOLDER, STRICT_TRANSPORT_SECURITY } from "./headers";
import { inlineScriptHashes } from "./inlineScripts";
import { REDIRECTS } from "./redirects";
import { fileTypeOf } from "./types";

export interface Finding {
  name: string;
  detail: string;
  faults: string[];
}

interface Options {
  /** Off for hosts that cannot send headers of ours. */
  headers: boolean;
}

const AT_ONCE = 8;
const WORKER = "/sw.js";
const SEARCH_INDEX = "/search-index.json";
/** Files for programs: the API as data, and what language models read. */
const DATA_FILES = ["/api.json", "/api.schema.json", "/llms.txt", "/llms-full.txt"];
/** A page's text as Markdown; the page says where it is. */
const TWIN_LINK = /<link [^>]*type="?text\/markdown"? href="?([^\s">]+)/;
const LEAST_COMPRESSED_SIZE = 2048;
/** What a visitor downloads before a docs page works, compressed, in kB. */
const HEAVIEST_PAGE_KB = 350;

/** Visits a deployed site as a first-time visitor would, without a browser. */
export async function checkDeployment(site: string, options: Options): Promise<Finding[]> {
  const at = (pathname: string) => new URL(pathname, site);
  const findings: Finding[] = [];
  const check = async (name: string, run: (faults: string[]) => Promise<string>) => {
    const faults: string[] = [];
    let detail = "";
    try {
      detail = await run(faults);
    } catch (error) {
      faults.push((error as Error).message);
    }
    findings.push({ name, detail, faults });
  };
  const expectHeaders = (faults: string[], pathname: string, headers: Headers) => {
    for (const [name, value] of Object.entries(ALWAYS)) {
      const sent = headers.get(name);
      expectThat(faults, sent === value, `${pathname}: ${name} is ${sent}.`);
    }
    expectTls(faults, pathname, headers);
  };
  const expectTls = (faults: string[], pathname: string, headers: Headers) => {
    if (site.startsWith("https:")) {
      const hsts = headers.get("strict-transport-security");
      expectThat(faults, hsts === STRICT_TRANSPORT_SECURITY, `${pathname}: HSTS is ${hsts}.`);
    }
  };
  let pages: Page[] = [];

  await check("routes", async (faults) => {
    const sitemap = await get(at("/sitemap.xml"));
    const routes = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    if (routes.length === 0) {
      faults.push("/sitemap.xml names no page.");
    }
    pages = await mapLimited(routes, async (route) => ({ route, ...(await get(at(route))) }));
    for (const { route, status, headers } of pages) {
      if (status !== 200) {
        faults.push(`${route} answers ${status}.`);
      } else if (!headers.get("content-type")?.startsWith("text/html")) {
        faults.push(`${route} is ${headers.get("content-type")}.`);
      }
    }
    return `${routes.length} pages of the sitemap`;
  });

  await check("unknown path", async (faults) => {
    const { status, text } = await get(at("/docs/no-such-page/"));
    expectThat(faults, status === 404, `answers ${status} instead of 404.`);
    expectThat(faults, text.includes("<main") || text.includes("<h1"), "shows no page.");
    return "404 with a page";
  });

  await check("slash redirect", async (faults) => {
    const { status, headers } = await get(at("/docs?a=1&b=%2F"));
    expectThat(faults, [301, 308].includes(status), `/docs answers ${status}.`);
    const location = headers.get("location") ?? "";
    const target = new URL(location, site);
    expectThat(
      faults,
      target.pathname === "/docs/" && target.search === "?a=1&b=%2F",
      `/docs?a=1&b=%2F leads to ${location || "nowhere"}.`,
    );
    return "permanent, keeps the query";
  });

  if (options.headers) {
    await check("headers", async (faults) => {
      for (const { route, headers } of pages) expectHeaders(faults, route, headers);
      return `${Object.keys(ALWAYS).length} on every page`;
    });

    await check("policy", async (faults) => {
      for (const { route, headers, text } of pages) {
        const policy = headers.get("content-security-policy") ?? "";
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
        expectThat(faults, scripts !== "", `${route} has no policy for scripts.`);
        expectThat(
          faults,
          !/'unsafe-(?:inline|eval)'/.test(scripts),
          `${route} allows unsafe scripts.`,
        );
        for (const hash of inlineScriptHashes(text)) {
          expectThat(faults, scripts.includes(hash), `${route} blocks its own script ${hash}.`);
        }
      }
      return "every inline script of every page is named";
    });

    await check("redirects", async (faults) => {
      for (const { from, to } of REDIRECTS) {
        const { status, headers } = await get(at(from));
        const target = new URL(headers.get("location") ?? "", at(from)).pathname;
        expectThat(faults, status === 301 && target === to, `${from}: ${status} to ${target}.`);
      }
      return `${REDIRECTS.length} permanent`;
    });
  }

  await check("frame for edited code", async (faults) => {
    const answer = await get(at(FRAME_PATH));
    faults.push(...frameFaults(answer, options.headers));
    if (options.headers) expectTls(faults, FRAME_PATH, answer.headers);
    return options.headers ? `${FRAME_PATH}, sandboxed` : FRAME_PATH;
  });

  await check("files for programs", async (faults) => {
    const twins = pages.flatMap(({ text }) => {
      const address = TWIN_LINK.exec(text)?.[1];
      return address ? [new URL(address, site).pathname] : [];
    });
    expectThat(faults, twins.length > 0, "no page names its Markdown.");
    const files = [...DATA_FILES, ...new Set(twins)];
    const answers = await mapLimited(files, async (file) => ({ file, ...(await get(at(file))) }));
    for (const { file, status, headers, text } of answers) {
      if (status !== 200) {
        faults.push(`${file} answers ${status}.`);
        continue;
      }
      const type = headers.get("content-type");
      expectThat(faults, isSameType(type, fileTypeOf(file)?.contentType), `${file} is ${type}.`);
      expectThat(faults, !file.endsWith(".json") || isJson(text), `${file} is not readable.`);
      if (!options.headers) continue;
      expectHeaders(faults, file, headers);
      const cached = headers.get("cache-control") ?? "";
      expectThat(faults, /max-age=0|no-cache/.test(cached), `${file}: Cache-Control ${cached}.`);
    }
    return `${DATA_FILES.length} data files, ${files.length - DATA_FILES.length} pages as Markdown`;
  });

  const home = await get(at("/"));
  const assets = [
    ...home.text.matchAll(/(?:src|href)=["']?(\/assets\/[^\s"'>]+\.(?:js|css))/g),
  ].map(([, address = ""]) => address);

  await check("caching", async (faults) => {
    const [asset = `${HASHED_FOLDER}none`] = assets;
    if (options.headers) {
      const cached = (await get(at(asset))).headers.get("cache-control");
      expectThat(faults, cached === CACHE.hashed, `${asset}: ${cached}.`);
      const page = home.headers.get("cache-control") ?? "";
      expectThat(faults, /max-age=0|no-cache/.test(page), `/: ${page}.`);
    }
    const gone = await get(at(`${HASHED_FOLDER}js/main.00000000.js`));
    expectThat(faults, gone.status === 404, `a missing script answers ${gone.status}.`);
    expectThat(
      faults,
      !gone.headers.get("cache-control")?.includes("immutable"),
      "a missing script stays missing: its 404 is immutable.",
    );
    return "hashed files for ever, pages revalidated";
  });

  await check("service worker", async (faults) => {
    const { status, headers } = await get(at(WORKER));
    expectThat(faults, status === 200, `${WORKER} answers ${status}.`);
    expectThat(faults, /javascript/.test(headers.get("content-type") ?? ""), "is no script.");
    expectThat(faults, !headers.get("cache-control")?.includes("immutable"), "is immutable.");
    return WORKER;
  });

  await check("search", async (faults) => {
    const { status, text } = await get(at(SEARCH_INDEX));
    expectThat(faults, status === 200, `${SEARCH_INDEX} answers ${status}.`);
    expectThat(faults, isJson(text), `${SEARCH_INDEX} is not readable.`);
    return `${SEARCH_INDEX}, ${kilobytes(text)} kB gzip`;
  });

  await check("weight", async (faults) => {
    const files = await mapLimited(assets, async (asset) => ({ asset, ...(await get(at(asset))) }));
    for (const { asset, status, headers, text } of files) {
      expectThat(faults, status === 200, `${asset} answers ${status}.`);
      // Nothing is gained by compressing less than a packet.
      const isSmall = text.length < LEAST_COMPRESSED_SIZE;
      expectThat(faults, isSmall || headers.has("content-encoding"), `${asset} is not compressed.`);
    }
    const total = [home, ...files].reduce((sum, { text }) => sum + kilobytes(text), 0);
    expectThat(faults, total <= HEAVIEST_PAGE_KB, `over ${HEAVIEST_PAGE_KB} kB.`);
    return `home page, scripts and styles: ${total} kB gzip in ${files.length + 1} files`;
  });

  return findings;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface Page extends Answer {
  route: string;
}

async function get(address: URL): Promise<Answer> {
  const response = await fetch(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function expectThat(faults: string[], fine: boolean, fault: string): void {
  if (!fine) {
    faults.push(fault);
  }
}

/** Hosts write the charset in their own way, or leave it out. */
function isSameType(sent: string | null, expected = ""): boolean {
  const [type = "", charset = "utf-8"] = (sent ?? "").toLowerCase().split(/;\s*charset=/);
  return type === expected.split(";")[0] && charset === "utf-8";
}

function kilobytes(text: string): number {
  return Math.round(gzipSync(text).length / 1000);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function mapLimited<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await run(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
