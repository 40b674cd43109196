import path from "node:path";
import { pathToFileURL } from "node:url";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { install, plainEnvironment } from "../peers/install";
import { LIGHTHOUSE } from "../peers/versions";
import { median } from "../report/stats";
import { serveSite } from "./server";

export const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** Medians over the runs; scores from 0 to 100, LCP and TBT in milliseconds. */
export type LighthouseRow = Record<(typeof SCORES)[number] | keyof typeof TIMES, number> & {
  /** Audits that cost accessibility, best practices or SEO points. */
  faults: string[];
};

/** The parts of Lighthouse that are used; it is not among the project's packages. */
interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>;
interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

const RUNS = 3;
const ATTEMPTS = 2;

/** The tool audits simulated mobile visits, each with a browser of its own. */
export async function measureLighthouse(
  dir: string,
  addresses: readonly string[],
): Promise<LighthouseRow[]> {
  const { audit, launch } = await loadTools();
  const server = await serveSite(dir);

  async function visit(address: string): Promise<LighthouseResult> {
    const chrome = await launch({
      chromePath: findBrowser(),
      chromeFlags: ["--headless=new", ...browserFlags()],
      logLevel: "silent",
    });
    try {
      const result = await audit(`${server.url}${address}`, {
        port: chrome.port,
        logLevel: "silent",
        onlyCategories: SCORES,
        // The page for unknown addresses is measured like any other.
        ignoreStatusCode: true,
      });
      if (!result || result.lhr.runtimeError) {
        throw new Error(result?.lhr.runtimeError?.message ?? "no result");
      }
      const missing = withoutScore(result.lhr);
      if (missing.length > 0) {
        throw new Error(`no figure for ${missing.join(", ")}`);
      }
      return result.lhr;
    } finally {
      chrome.kill();
    }
  }

  try {
    const rows: LighthouseRow[] = [];
    for (const address of addresses) {
      const runs: LighthouseResult[] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await retried(() => visit(address)));
      }
      rows.push(rowOf(runs));
    }
    return rows;
  } finally {
    server.close();
  }
}

/** An audit that fails leaves its category without a figure, which says nothing of the page. */
export const withoutScore = ({ categories }: Pick<LighthouseResult, "categories">) =>
  SCORES.filter((name) => typeof categories[name]?.score !== "number");

export function rowOf(runs: readonly LighthouseResult[]): LighthouseRow {
  const score = (name: string) =>
    median(runs.map(({ categories }) => Math.round((categories[name]?.score ?? Number.NaN) * 100)));
  const value = (name: string) =>
    median(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: value(TIMES.lcp),
    tbt: value(TIMES.tbt),
    cls: value(TIMES.cls),
    faults: [...new Set(runs.flatMap(faultsOf))],
  };
}

function faultsOf({ categories, audits }: LighthouseResult): string[] {
  return SCORES.filter((name) => name !== "performance")
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function loadTools(): Promise<{ audit: Lighthouse; launch: Launcher["launch"] }> {
  const modules = path.join(install("tools", LIGHTHOUSE, plainEnvironment()), "node_modules");
  const load = (file: string) => import(pathToFileURL(path.join(modules, file)).href);
  const { default: audit } = (await load("lighthouse/core/index.js")) as { default: Lighthouse };
  const { launch } = (await load("chrome-launcher/dist/index.js")) as Launcher;
  return { audit, launch };
}
