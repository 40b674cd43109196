import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import type { Compilation, Compiler, RspackPluginInstance, Stats, sources } from "@rspack/core";
import type { RouteFiles } from "../../src/platform/routes/files";
import { type PageRoute, partNames } from "../../src/platform/routes/pageRoute";

const NAME = "RouteDirectory";

/** The name in src/platform/routes/fillLists.ts that gives way to the list of files. */
const PLACEHOLDER = /\bROUTE_FILES\b/;

/** How the minified runtime says in which file a chunk is. */
const FILE_OF_CHUNK = /(\w+)\.u=(\w+)=>("assets\/js\/"\+.*?\+"\.js")/;

/** Written for the last step of the build: see finishPages.ts. */
export const ROUTE_PARTS_FILE = "platform/route-parts.json";
export type RouteParts = Pick<PageRoute, "modules" | "files">;

/**
 * The bundler's runtime lists the files of the whole site, on every page. This moves those of
 * routes out of it, into the directory that src/platform/routes loads on demand.
 */
export class RouteDirectory implements RspackPluginInstance {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: Compiler): void {
    const names = this.readPartNames();
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Once everything is minified, before files are named after what is in them.
        {
          name: NAME,
          stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
        },
        (assets) => {
          const list = JSON.stringify(routeFilesOf(compilation, names, assets));
          const kept = chunksOfMoreThanRoutes(compilation, names);
          for (const [file, asset] of Object.entries(assets)) {
            const code = file.endsWith(".js") ? String(asset.source()) : "";
            const changed = file.includes("runtime~")
              ? withoutRouteFiles(code, kept)
              : code.replace(PLACEHOLDER, () => list);
            if (changed !== code) {
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
      const file = path.join(this.generatedFilesDir, ROUTE_PARTS_FILE);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(partsOf(stats, names, this.readRequests())));
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

  private readPartNames(): Set<string> {
    const file = path.join(this.generatedFilesDir, "routesChunkNames.json");
    return new Set(partNames(JSON.parse(readFileSync(file, "utf8"))));
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

function routeFilesOf(
  compilation: Compilation,
  names: Set<string>,
  assets: Record<string, sources.Source>,
): RouteFiles {
  const list: RouteFiles = { files: {}, chunks: {}, weights: {} };
  for (const name of names) {
    for (const { id, files } of compilation.namedChunkGroups.get(name)?.chunks ?? []) {
      const file = [...files].find((candidate) => candidate.endsWith(".js"));
      const asset = file && assets[file];
      if (id && file && asset) {
        list.files[id] = file;
        list.weights[id] = Math.ceil(gzipSync(asset.buffer()).length / 100) / 10;
        list.chunks[name] = [...(list.chunks[name] ?? []), id];
      }
    }
  }
  return list;
}

/** The module behind each part, found by how it is asked for. */
function partsOf(stats: Stats, names: Set<string>, registry: Record<string, string>): RouteParts {
  const { modules = [] } = stats.toJson({ all: false, modules: true, reasons: true, ids: true });
  const idOf = new Map<string, string | number>();
  for (const { id, reasons } of modules) {
    for (const { type, userRequest } of reasons ?? []) {
      if (id && userRequest && type === "import()") {
        idOf.set(userRequest, id);
      }
    }
  }
  const parts: RouteParts = { modules: {}, files: {} };
  for (const name of names) {
    const id = idOf.get(registry[name] ?? "");
    const chunks = stats.compilation.namedChunkGroups.get(name)?.chunks ?? [];
    if (id === undefined) {
      throw new Error(`No module for the part ${name} of a route (${registry[name]}).`);
    }
    parts.modules[name] = { id, chunks: chunks.flatMap((chunk) => chunk.id ?? []) };
    for (const chunk of chunks) {
      const file = [...chunk.files].find((candidate) => candidate.endsWith(".js"));
      if (file) {
        parts.files[String(chunk.id)] = file;
      }
    }
  }
  return parts;
}
