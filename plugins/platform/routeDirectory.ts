import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import type { Compilation, Compiler, RspackPluginInstance, sources } from "@rspack/core";
import { type DirectoryData, type ModuleId, partNames } from "../../src/platform/routes/routesData";
import { type GeneratedRoutes, readGeneratedRoutes } from "./generatedRoutes";
import { type RouteParts, routesDataOf } from "./routesData";

const NAME = "RouteDirectory";

/** The name in src/platform/routes/directory.ts that gives way to the list of all routes. */
const PLACEHOLDER = /\bDIRECTORY\b/;

/** What src/platform/routes/directory.ts names for the bundler only. */
const NEVER_LOADED = /\/all-parts\./;

/** How the minified runtime says in which file a chunk is. */
const FILE_OF_CHUNK = /(\w+)\.u=(\w+)=>("assets\/js\/"\+.*?\+"\.js")/;

/** Written for the last step of the build, when files have their final names: see finishPages.ts. */
export const ROUTE_PARTS_FILE = "platform/route-parts.json";

/**
 * The bundler's runtime lists the files of the whole site, on every page. This moves those of
 * routes out of it, into the directory that src/platform/routes loads on demand.
 */
export class RouteDirectory implements RspackPluginInstance {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    const generated = readGeneratedRoutes(this.generatedFilesDir);
    const names = new Set(partNames(generated.chunkNames));
    let modules: RouteParts["modules"] = {};
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Once everything is minified, before files are named after what is in them.
        {
          name: NAME,
          stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
        },
        (assets) => {
          modules = modulesOf(compilation, names, this.readRequests());
          const list = JSON.stringify(
            directoryOf(generated, { modules, files: filesOf(compilation, names, ".js") }, assets),
          );
          const kept = chunksOfMoreThanRoutes(compilation, names);
          const changes: [file: string, (code: string) => string][] = [
            ["runtime~main", (code) => withoutRouteFiles(code, kept)],
            ["directory", (code) => code.replace(PLACEHOLDER, () => list)],
          ];
          for (const file of Object.keys(assets)) {
            if (NEVER_LOADED.test(file)) {
              compilation.deleteAsset(file);
              continue;
            }
            const change = changes.find(([name]) => file.startsWith(`assets/js/${name}.`))?.[1];
            if (change) {
              const changed = change(String(assets[file]?.source()));
              compilation.updateAsset(file, new compiler.rspack.sources.RawSource(changed));
            }
          }
        },
      );
    });
    compiler.hooks.done.tap(NAME, (stats) => {
      if (stats.hasErrors()) {
        return;
      }
      const parts: RouteParts = {
        modules,
        files: filesOf(stats.compilation, names, ".js"),
        styles: filesOf(stats.compilation, names, ".css"),
      };
      const file = path.join(this.generatedFilesDir, ROUTE_PARTS_FILE);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(parts));
    });
  }

  /** What each part's name stands for, as the generated list spells it. */
  private readRequests(): Record<string, string> {
    const list = readFileSync(path.join(this.generatedFilesDir, "registry.js"), "utf8");
    return Object.fromEntries(
      [...list.matchAll(/^ *"([^"]+)": \[.*, "([^"]+)", require/gm)].map(([, name, request]) => [
        name,
        request,
      ]),
    );
  }
}

/** Asks the runtime's function for the files of the chunks to keep, and puts them in its place. */
function withoutRouteFiles(runtime: string, kept: string[]): string {
  return runtime.replace(FILE_OF_CHUNK, (_all, require: string, chunk: string, file: string) => {
    const fileOf = runInNewContext(`(${chunk}) => ${file}`) as (chunk: string) => string;
    const list = JSON.stringify(Object.fromEntries(kept.map((id) => [id, fileOf(id)])));
    return `${require}.u=${chunk}=>(${list})[${chunk}]||${require}.routeFiles[${chunk}]`;
  });
}

/** Chunks that something else than routes asks for, too. */
function chunksOfMoreThanRoutes(compilation: Compilation, names: Set<string>): string[] {
  return [...compilation.chunks]
    .filter((chunk) => !chunk.canBeInitial())
    .filter((chunk) => [...chunk.groupsIterable].some(({ name }) => !name || !names.has(name)))
    .map(({ id }) => String(id));
}

/** The module behind each part, found by how it is asked for. */
function modulesOf(
  compilation: Compilation,
  names: Set<string>,
  requests: Record<string, string>,
): RouteParts["modules"] {
  const idOf = new Map<string, ModuleId>();
  // The generated list asks for all of them, so it is among those that ask for the first.
  const [first = ""] = names;
  for (const { module: asking } of compilation.namedChunkGroups.get(first)?.origins ?? []) {
    for (const dependency of asking?.blocks.flatMap((block) => block.dependencies) ?? []) {
      const module = compilation.moduleGraph.getModule(dependency);
      const id = module && compilation.chunkGraph.getModuleId(module);
      if (id && dependency.request) {
        idOf.set(dependency.request, id);
      }
    }
  }
  const modules: RouteParts["modules"] = {};
  for (const name of names) {
    const id = idOf.get(requests[name] ?? "");
    if (id === undefined) {
      throw new Error(`No module for the part ${name} of a route (${requests[name]}).`);
    }
    const chunks = compilation.namedChunkGroups.get(name)?.chunks ?? [];
    modules[name] = { id, chunks: chunks.flatMap((chunk) => chunk.id ?? []) };
  }
  return modules;
}

/** The script or style sheet of each chunk that a route needs. */
function filesOf(
  compilation: Compilation,
  names: Set<string>,
  extension: ".js" | ".css",
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of names) {
    for (const chunk of compilation.namedChunkGroups.get(name)?.chunks ?? []) {
      const file = [...chunk.files].find((candidate) => candidate.endsWith(extension));
      if (file) {
        files[String(chunk.id)] = file;
      }
    }
  }
  return files;
}

/** All routes, and of each file where it is and what it weighs. */
export function directoryOf(
  generated: GeneratedRoutes,
  parts: Pick<RouteParts, "modules" | "files">,
  assets: Record<string, Pick<sources.Source, "buffer">>,
): DirectoryData {
  const data = routesDataOf(generated, parts);
  const scripts = data.chunks.map((chunk) => parts.files[chunk] ?? "");
  return {
    ...data,
    files: scripts.map((file) => file.replace(/^assets\/js\/(.*)\.js$/, "$1")),
    weights: scripts.map((file) => {
      const size = gzipSync(assets[file]?.buffer() ?? "").length;
      return Math.ceil(size / 100) / 10;
    }),
  };
}
