import type { LighthouseRow } from "../measure/lighthouse";
import type { Weight } from "../measure/weight";
import { type Measured, PARTS, type Part, type Results } from "../results";
import { shareOf } from "../site/pluginShare";
import { aimsOf } from "./aims";
import { gigabytes, kilobytes, megabytes, percent, precise, seconds, whole } from "./format";
import { metricsOf } from "./metrics";
import { type Cell, table } from "./table";
import { type Names, verdict } from "./verdict";

const NAMES: Names = {
  ours: "site",
  react: new Map([
    ["docusaurus", "stock Docusaurus"],
    ["rspress", "Rspress"],
    ["fumadocs", "Fumadocs"],
    ["nextra", "Nextra"],
  ]),
  others: new Map([
    ["starlight", "Starlight"],
    ["vitepress", "VitePress"],
  ]),
};

/** The whole report; every statement in it is computed from what was measured. */
export function renderReport(results: Results): string {
  const sections = [
    heading(results),
    standing(results),
    aims(results),
    ...PARTS.map((part) => section(part, results)),
    method(),
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}

function heading({ machine, versions, parts }: Results): string {
  const dates = PARTS.flatMap((part) => parts[part]?.date ?? []).sort();
  const lines = [
    "# Measured",
    `Written by \`npm run bench\`, last on ${day(dates.at(-1))}. The same text, ${machine ? "on the same machine, " : ""}in this site and in other frameworks.`,
  ];
  if (machine) {
    lines.push(
      `${machine.system}, ${machine.cores} cores (${machine.processor}), ${gigabytes(machine.memoryBytes)} GB of memory; Node ${machine.node}, builds with Node ${machine.buildNode}; Chromium ${machine.chromium}.`,
    );
  }
  if (versions) {
    lines.push(
      table(
        ["Site", "Versions"],
        Object.entries(versions).map(([name, packages]) => [
          name,
          Object.entries(packages)
            .map(([key, version]) => `${key} ${version}`)
            .join(", ") || undefined,
        ]),
      ),
    );
  }
  return lines.join("\n\n");
}

function standing(results: Results): string {
  const rows = metricsOf(results).map((metric): Cell[] => {
    const ours = metric.values.get(NAMES.ours);
    return [
      metric.name,
      ours === undefined ? undefined : metric.print(ours),
      verdict(metric, NAMES),
    ];
  });
  return rows.length > 0
    ? `## Where this site stands\n\nLess than 1 % apart is level.\n\n${table(["Figure", "This site", "Beside the others"], rows)}`
    : "";
}

function aims(results: Results): string {
  const rows = aimsOf(results).map(({ name, aim, measured, reached }) => [
    name,
    aim,
    measured,
    reached ? "yes" : "**no**",
  ]);
  return rows.length > 0 ? `## Aims\n\n${table(["What", "Aim", "Measured", "Reached"], rows)}` : "";
}

function section(part: Part, results: Results): string {
  const result = results.parts[part];
  if (!result) return "";
  const measured = `Measured on ${day(result.date)}, ${result.minutes} minutes.`;
  return `## ${TITLES[part]}\n\n${measured} ${NOTES[part]}\n\n${SECTIONS[part](results)}`;
}

const TITLES: Record<Part, string> = {
  build: "Build",
  plugins: "Own plugins",
  weight: "Page weight",
  navigation: "Navigation",
  search: "Search",
  interaction: "Interaction to next paint",
  lighthouse: "Lighthouse",
  growth: "Growth",
};

const NOTES: Record<Part, string> = {
  build:
    "Cold is without any cache, warm is the same build again, changed is with a sentence more in one document. The sites took turns, those near to this one more often than the others; of all rounds the least time counts, since other work of a machine can only add to it. Memory is the most that the build and all it starts hold at one time, the middle of the rounds. Output is without compressed copies of files.",
  plugins:
    "Cold builds of this site under a profiler, which slows all of it down; of three the one with the middle share.",
  weight:
    "kB of gzip of a first visit at 1440 by 900 until nothing more is loaded, nothing clicked or scrolled. Used is once the pointer has moved as well: pages of this site rest until somebody does something, or for 4 s. What is fetched ahead for other pages stands apart.",
  navigation:
    "From one document to the next in the sidebar. Once the pointer rested on the link and what is fetched ahead has arrived; once with nothing fetched ahead. kB of gzip that the next page still needs, on this site with the code of the example that runs on it, which the pages of the others do not have.",
  search:
    "kB of gzip from opening the search until the first result of a word is shown; in parentheses what of it every visit loads. How good the results are: see search.md.",
  interaction:
    "At 4 times CPU slowdown, on a fresh page each time, median of 5; 16 ms is the least that browsers report. All of it is when the last change is painted: what takes longer comes after the paint that answers.",
  lighthouse:
    "Mobile, simulated; medians of 3. LCP in seconds, TBT in milliseconds. The same document on every site, then every kind of page of this one. The tool touches nothing, so pages of this site rest; awake is the same document with an address that makes its scripts start at once.",
  growth:
    "Documents copied under other addresses; cold builds. The document is the same one as above, kB of gzip.",
};

const SECTIONS: Record<Part, (results: Results) => string> = {
  build: ({ parts }) => {
    const { sites = [] } = parts.build?.data ?? {};
    const rows = sites.map((row) =>
      cells(row, 6, ({ coldMs, warmMs, changedMs, peakBytes, outputBytes, rounds }) => [
        seconds(coldMs),
        seconds(warmMs),
        seconds(changedMs),
        gigabytes(peakBytes),
        megabytes(outputBytes),
        whole(rounds),
      ]),
    );
    const lines = [
      table(
        ["Site", "Cold, s", "Warm, s", "Changed, s", "Memory, GB", "Output, MB", "Rounds"],
        rows,
      ),
    ];
    const published = sites.find(({ id }) => id === "site")?.value?.publishedMs;
    if (published) {
      lines.push(
        `This site's build then goes on to describe the files for hosts and to compress them, which the peers leave to the host: ${seconds(published.cold)} s in all cold, ${seconds(published.warm)} s warm.`,
      );
    }
    return lines.join("\n\n");
  },

  plugins: ({ parts }) => {
    if (!parts.plugins) return "";
    const { buildMs, hooksMs, otherMs, threadsMs, longest } = parts.plugins.data;
    return `Own plugins take ${percent(shareOf(parts.plugins.data))} of a build of ${seconds(buildMs)} s: ${seconds(hooksMs)} s in hooks that run when no plugin of the framework does, ${seconds(otherMs)} s in code of theirs at other times or waiting for it. Beside the build, threads of theirs work for ${seconds(threadsMs)} s. Their longest hooks, from start to end: ${longest.map(({ name, ms }) => `${name} ${seconds(ms)} s`).join("; ")}.`;
  },

  weight: ({ parts }) => {
    const { sites = [], kinds = [] } = parts.weight?.data ?? {};
    const head = [
      "JS",
      "CSS",
      "HTML",
      "Fonts",
      "Other",
      "All",
      "JS, used",
      "All, used",
      "Fetched ahead",
      "Requests",
    ];
    const row = (weight: Weight) => {
      const { js, css, html, font, other, total, moved = weight } = weight;
      return [
        ...[js, css, html, font, other, total].map(kilobytes),
        ...[moved.js, moved.total, moved.prefetch].map(kilobytes),
        moved.requests,
      ];
    };
    return [
      table(
        ["Site", ...head],
        sites.map((site) => cells(site, head.length, row)),
      ),
      table(
        ["Page of this site", ...head],
        kinds.map((kind) => cells(kind, head.length, row)),
      ),
    ].join("\n\n");
  },

  navigation: ({ parts }) =>
    table(
      ["Site", "Fetched ahead, kB", "Requests", "Cold, kB", "Requests"],
      (parts.navigation?.data ?? []).map((row) =>
        cells(row, 4, ({ prefetched, cold }) => [
          kilobytes(prefetched.bytes),
          prefetched.requests,
          kilobytes(cold.bytes),
          cold.requests,
        ]),
      ),
    ),

  search: ({ parts }) =>
    table(
      ["Site", "To the first result, kB"],
      (parts.search?.data ?? []).map((row) =>
        cells(row, 1, ({ bytes, everyVisit }) => [
          everyVisit > 0 ? `${kilobytes(bytes)} (${kilobytes(everyVisit)})` : kilobytes(bytes),
        ]),
      ),
    ),

  interaction: ({ parts }) =>
    table(
      ["Interaction", "Next paint, ms", "All of it, ms"],
      (parts.interaction?.data ?? []).map(({ name, ms, allMs }) => [name, whole(ms), whole(allMs)]),
    ),

  lighthouse: ({ parts }) => {
    const { sites = [], kinds = [] } = parts.lighthouse?.data ?? {};
    const head = ["Performance", "Accessibility", "Best practices", "SEO", "LCP", "TBT", "CLS"];
    const row = (audit: LighthouseRow) => [
      whole(audit.performance),
      whole(audit.accessibility),
      whole(audit["best-practices"]),
      whole(audit.seo),
      precise(audit.lcp),
      whole(audit.tbt),
      audit.cls.toFixed(3),
    ];
    const faults = kinds
      .filter(({ value }) => value && value.faults.length > 0)
      .map(({ name, value }) => `${name}: ${value?.faults.join(", ")}`);
    return [
      table(
        ["Site", ...head],
        sites.map((site) => cells(site, head.length, row)),
      ),
      table(
        ["Page of this site", ...head],
        kinds.map((kind) => cells(kind, head.length, row)),
      ),
      faults.length > 0
        ? `Audits that cost points: ${faults.join("; ")}. The page for unknown addresses answers 404, which the audits call an error, and the search page asks not to be indexed; both are meant.`
        : "",
    ]
      .filter(Boolean)
      .join("\n\n");
  },

  growth: ({ parts }) => {
    const rows = (parts.growth?.data ?? []).flatMap((site): Cell[][] =>
      site.value
        ? site.value.map((step, index) => [
            index === 0 ? site.name : "",
            `${step.times}× (${step.pages})`,
            seconds(step.coldMs),
            gigabytes(step.peakBytes),
            megabytes(step.outputBytes),
            kilobytes(step.document.html),
            kilobytes(step.document.js),
            kilobytes(step.document.total),
            kilobytes(step.mainBytes),
          ])
        : [cells(site, 8, () => [])],
    );
    return table(
      [
        "Site",
        "Pages",
        "Cold, s",
        "Memory, GB",
        "Output, MB",
        "Document, HTML",
        "JS",
        "All",
        "Main script",
      ],
      rows,
    );
  },
};

/** A row of figures, or the reason why there are none. */
function cells<T>(
  { id, name, value, error }: Measured<T>,
  width: number,
  print: (value: T) => Cell[],
): Cell[] {
  const label = id === NAMES.ours ? `**${name}**` : name;
  return value === undefined
    ? [label, error ?? "not measured", ...Array<Cell>(width - 1).fill("")]
    : [label, ...print(value)];
}

const method = () => `## How

Peers are set up as their own documentation says, with the search they bring or recommend for a site without a service, and get the Markdown that this site's build writes beside its pages: the same words, tables and code, without live examples. All documents are in one sidebar. They are installed and built in a temporary folder (\`BENCH_DIR\`), versions pinned in \`bench/peers/versions.ts\`; Next.js exports static files. Every site is served by the same server: gzip, hashed files cached, the rest revalidated. A home page is measured of this site only; a peer's would be what we make of it.`;

const day = (date = "") => date.slice(0, 10) || "no day yet";
