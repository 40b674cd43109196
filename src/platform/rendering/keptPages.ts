import { readdirSync } from "node:fs";
import { digest } from "../../../plugins/digest";
import { KeptTexts } from "../../../plugins/keptTexts";

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
 * changes are of one page, and rendering all of them takes a fifth of a build.
 */
export function keepPages<Page extends RenderedPage>(
  render: Render<Page>,
  bundle: Bundle,
  folder: string,
): Render<Page> {
  const keyOf = pageKeys(bundle);
  const kept = new KeptTexts<Omit<Page, "html">>(folder);
  return async (request) => {
    const found = kept.find(request.pathname);
    if (found && found.key === keyOf(found.about)) {
      return { html: found.text, ...found.about } as Page;
    }
    const page = await render(request);
    const key = keyOf(page);
    if (key) {
      const { html, ...about } = page;
      kept.keep(request.pathname, { key, text: html, about });
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
  const shared = digest(process.version, ...ofAllPages, ...ofNoRoute);
  const parts = new Map(
    Object.entries(registry).map(([key, [, name, id]]) => [
      name,
      files.get(key) ?? (String(id) in modules ? "of all pages" : undefined),
    ]),
  );
  return ({ collectedData }: Pick<RenderedPage, "collectedData">): string | undefined => {
    const own = collectedData.modules.map((name) => parts.get(name));
    const isKnown = (part: string | undefined): part is string => part !== undefined;
    const isText = collectedData.metadata.helmet === null;
    return isText && own.every(isKnown) ? digest(shared, ...own) : undefined;
  };
}
