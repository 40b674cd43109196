import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { InteractionRow } from "./measure/interaction";
import type { LighthouseRow } from "./measure/lighthouse";
import type { NavigationRow } from "./measure/navigation";
import type { SearchRow } from "./measure/searchBytes";
import type { Weight } from "./measure/weight";
import type { PluginShare } from "./site/pluginShare";
import { writeFormatted } from "./writeReport";

/** What was measured of a site, or why it was not. */
export interface Measured<T> {
  id: string;
  name: string;
  value?: T;
  error?: string;
}

export interface BuildRow {
  coldMs: number;
  warmMs: number;
  /** With a sentence more in one document. */
  changedMs: number;
  peakBytes: number | undefined;
  outputBytes: number;
  /** Of ours: until files are described for hosts and compressed as well, which no peer does. */
  publishedMs?: { cold: number; warm: number };
  /** How often it was built: a site far from ours takes fewer turns. */
  rounds?: number;
}

export interface GrowthStep {
  times: number;
  pages: number;
  coldMs: number;
  peakBytes: number | undefined;
  outputBytes: number;
  /** First visit of the same document. */
  document: Weight;
  /** The script that every page loads, of sites that have one. */
  mainBytes: number | undefined;
}

export interface Data {
  weight: { sites: Measured<Weight>[]; kinds: Measured<Weight>[] };
  lighthouse: { sites: Measured<LighthouseRow>[]; kinds: Measured<LighthouseRow>[] };
  navigation: Measured<NavigationRow>[];
  search: Measured<SearchRow>[];
  interaction: InteractionRow[];
  build: { sites: Measured<BuildRow>[] };
  plugins: PluginShare;
  growth: Measured<GrowthStep[]>[];
}

export type Part = keyof Data;
/** In the order in which they are run: peers are built first, what takes longest comes last. */
export const PARTS: readonly Part[] = [
  "build",
  "plugins",
  "weight",
  "navigation",
  "search",
  "interaction",
  "lighthouse",
  "growth",
];

export interface Machine {
  system: string;
  processor: string;
  cores: number;
  memoryBytes: number;
  node: string;
  buildNode: string;
  chromium: string;
}

/** Of the kept figures; figures of another format are not read. */
export const FORMAT = 1;

export interface PartResult<P extends Part = Part> {
  date: string;
  minutes: number;
  data: Data[P];
}

export interface Results {
  format: typeof FORMAT;
  machine?: Machine;
  versions?: Record<string, Record<string, string>>;
  parts: { [P in Part]?: PartResult<P> };
}

const FILE = "results.json";

/** Kept beside the report, so that measuring one part anew does not lose the others. */
export function readResults(): Results {
  const file = path.join(__dirname, FILE);
  const kept: Results | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : undefined;
  return kept?.format === FORMAT ? kept : { format: FORMAT, parts: {} };
}

export function writeResults(results: Results): void {
  writeFormatted(FILE, JSON.stringify(results, null, 2));
}

/** Measures one site after the other; one that fails says why and stops no other. */
export async function measureEach<S extends { id: string; name: string }, T>(
  sites: readonly S[],
  measure: (site: S) => Promise<T>,
): Promise<Measured<T>[]> {
  const rows: Measured<T>[] = [];
  for (const site of sites) {
    const { id, name } = site;
    console.log(`  ${name} …`);
    try {
      rows.push({ id, name, value: await measure(site) });
    } catch (error) {
      const [reason = "failed"] = (error as Error).message.split("\n");
      console.error(`  ${name}: ${reason}`);
      rows.push({ id, name, error: reason });
    }
  }
  return rows;
}
