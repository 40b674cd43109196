import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { loadLibrary } from "../../plugins/library/cache";
import { listOf, symbolsIn } from "../../plugins/library/docs";
import { subjectsOf } from "../../plugins/library/files";
import type { Library } from "../../plugins/library/model";
import { projectRoot, setAside, workFolder } from "../workspace";

const LEFT_OUT = new Set([
  ".git",
  ".docusaurus",
  "build",
  "deploy-out",
  "node_modules",
  "playwright-report",
  "screenshots",
  "test-results",
]);
/** What a first build does not have. */
const CACHES = [".docusaurus", "build", "deploy-out", "node_modules/.cache"];

/** This site in the workspace, its documents there `times` times, so that no build disturbs ours. */
export async function copySite(times: number): Promise<string> {
  const folder = workFolder("site");
  for (const name of readdirSync(folder)) {
    if (name !== "node_modules") {
      setAside(path.join(folder, name));
    }
  }
  for (const name of readdirSync(projectRoot)) {
    if (!LEFT_OUT.has(name)) {
      cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
    }
  }
  linkModules(folder);
  if (times > 1) {
    copyDocuments(folder, times, await loadLibrary());
  }
  return folder;
}

export function forgetSiteCaches(folder: string): void {
  for (const name of CACHES) {
    setAside(path.join(folder, name));
  }
}

/** Last-update times come from the history, which stays where it is. */
export function historyOf(folder: string): NodeJS.ProcessEnv {
  try {
    const dir = execFileSync("git", ["rev-parse", "--absolute-git-dir"], {
      cwd: projectRoot,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
    return { GIT_DIR: dir, GIT_WORK_TREE: folder };
  } catch {
    return {};
  }
}

/** The project's packages, but caches of its own. */
function linkModules(folder: string): void {
  const modules = path.join(folder, "node_modules");
  setAside(modules);
  mkdirSync(modules);
  for (const name of readdirSync(path.join(projectRoot, "node_modules"))) {
    if (name !== ".cache") {
      symlinkSync(path.join(projectRoot, "node_modules", name), path.join(modules, name));
    }
  }
}

/** Copies link to each other. The library's API is described once, so they only refer to it. */
function copyDocuments(folder: string, times: number, library: Library): void {
  const docs = path.join(folder, "docs");
  const originals = readdirSync(docs, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".mdx"),
  );
  for (let copy = 2; copy <= times; copy++) {
    for (const name of originals) {
      const target = path.join(docs, `copy-${copy}`, name);
      mkdirSync(path.dirname(target), { recursive: true });
      const source = path.join(docs, name);
      const described = source.replace(/\.mdx$/, ".api.yml");
      const symbols = existsSync(described) ? symbolsIn(described) : [];
      const text = writtenOut(readFileSync(source, "utf8"), symbols, library);
      writeFileSync(target, documentCopy(text, copy));
    }
  }
  const sidebars = path.join(folder, "sidebars.ts");
  if (existsSync(sidebars)) {
    renameSync(sidebars, path.join(folder, "sidebarsOfOne.ts"));
    writeFileSync(sidebars, sidebarsSource(times));
  }
}

export function documentCopy(text: string, copy: number): string {
  return text.replace(/^slug: \//m, `slug: /copy-${copy}/`);
}

const SECTION_VIEWS = ["Signature", "ApiNotes", "PropTable", "Members"] as const;

/** Sections of symbols come from the description beside a page, which copies do not have. */
export function writtenOut(text: string, symbols: readonly string[], library: Library): string {
  return text.replace(/^<ApiSections\b([^>]*)\/>$/gm, (_, attributes: string) => {
    const [, of] = /\bof="([^"]*)"/.exec(attributes) ?? [];
    const [, level = "2"] = /\blevel="(\d)"/.exec(attributes) ?? [];
    return (of === undefined ? symbols : listOf(of))
      .flatMap((id) => [
        `${"#".repeat(Number(level))} ${id.split("/").at(-1)}`,
        ...SECTION_VIEWS.filter((view) => subjectsOf(view, library).includes(id)).map(
          (view) => `<${view} of="${id}" />`,
        ),
      ])
      .join("\n\n");
  });
}

/** The site's sidebars with the same entries for every copy; written as a module of the copied site. */
function sidebarsSource(times: number): string {
  return `import sidebars from "./sidebarsOfOne";

const moved = (item, copy) => {
  if (typeof item === "string") return "copy-" + copy + "/" + item;
  const { items, link, ...rest } = item;
  return {
    ...rest,
    ...(rest.id ? { id: "copy-" + copy + "/" + rest.id } : {}),
    ...(rest.label && items ? { key: rest.label + " " + copy } : {}),
    ...(items ? { items: items.map((inner) => moved(inner, copy)) } : {}),
    ...(link?.slug ? { link: { ...link, slug: link.slug + "-" + copy } } : {}),
    ...(link?.id ? { link: { ...link, id: "copy-" + copy + "/" + link.id } } : {}),
  };
};
const copies = Array.from({ length: ${times - 1} }, (_, index) => index + 2);

export default Object.fromEntries(
  Object.entries(sidebars).map(([name, items]) => [
    name,
    [...items, ...copies.flatMap((copy) => items.map((item) => moved(item, copy)))],
  ]),
);
`;
}
