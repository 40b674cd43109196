import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** As the framework renders a page; `modules` names the parts that its route is made of. */
export interface RenderedPage {
  html: string;
  collectedData: { modules: string[]; metadata: { helmet: unknown } };
}

type Render<Page> = (request: { pathname: string }) => Promise<Page>;

/** The bundle that pages are rendered with. */
export interface Bundle {
  /** Code that all pages have, by the ids of its modules. */
  modules: Readonly<Record<string, unknown>>;
  /** The parts of all routes. Each has a file of its own, `key.hash.js`, unless it is above. */
  registry: Readonly<Record<string, readonly [load: unknown, name: string, id: unknown]>>;
  /** Where the files of parts are. */
  folder: string;
}

/**
 * Pages as an earlier build rendered them, for as long as all they are made of stays as it is: most
 * changes are of one page, and rendering all of them takes a fifth of a build. Each is found by its
 * address, so the folder does not grow with every change.
 */
export function keepPages<Page extends RenderedPage>(
  render: Render<Page>,
  bundle: Bundle,
  folder: string,
): Render<Page> {
  const keyOf = pageKeys(bundle);
  mkdirSync(folder, { recursive: true });
  return async (request) => {
    const file = path.join(folder, encodeURIComponent(request.pathname));
    const kept = read<Page>(file);
    if (kept && kept.key === keyOf(kept.page)) {
      return kept.page;
    }
    const page = await render(request);
    const key = keyOf(page);
    if (key) {
      write(file, key, page);
    }
    return page;
  };
}

/** Stands for everything that a page is rendered from; none where that is not known. */
function pageKeys({ modules, registry, folder }: Bundle) {
  const files = new Map(
    readdirSync(folder).map((file) => [file.slice(0, file.indexOf(".")), file]),
  );
  const ofAllPages = Object.entries(modules).flatMap(([id, module]) => [id, String(module)]);
  const ofNoRoute = [...files].filter(([key]) => !(key in registry)).map(([, file]) => file);
  const shared = digest([process.version, ...ofAllPages, ...ofNoRoute]);
  const parts = new Map(
    Object.entries(registry).map(([key, [, name, id]]) => [
      name,
      files.get(key) ?? (String(id) in modules ? "of all pages" : undefined),
    ]),
  );
  return ({ collectedData }: RenderedPage): string | undefined => {
    const own = collectedData.modules.map((name) => parts.get(name));
    const isKnown = (part: string | undefined): part is string => part !== undefined;
    const isText = collectedData.metadata.helmet === null;
    return isText && own.every(isKnown) ? digest([shared, ...own]) : undefined;
  };
}

/** The text of a page is long: it stands as it is behind the line that tells the rest. */
function write(file: string, key: string, { html, ...rest }: RenderedPage): void {
  // Written aside and renamed, so that half a file is never read.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ key, rest })}\n${html}`);
  renameSync(draft, file);
}

function read<Page extends RenderedPage>(file: string): { key: string; page: Page } | undefined {
  try {
    const text = readFileSync(file, "utf8");
    const end = text.indexOf("\n");
    const { key, rest } = JSON.parse(text.slice(0, end)) as { key: string; rest: object };
    return { key, page: { html: text.slice(end + 1), ...rest } as Page };
  } catch {
    // There is none yet, or it is damaged: the page is rendered.
    return undefined;
  }
}

function digest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) {
    hash.update(text).update("\0");
  }
  return hash.digest("hex");
}
