import { START_ATTRIBUTE } from "./pageRoute";
import type { ModuleId } from "./routesData";
import { pageRoute } from "./thisPage";

/** Where the files of routes are, by the names the bundler gave: only the page's own, at first. */
interface RouteFiles {
  /** The file of each chunk. */
  files: Record<string, string>;
  /** The chunks behind each name that a route's list of parts has. */
  chunks: Record<string, ModuleId[]>;
  /** Kilobytes of each chunk, compressed. */
  weights: Record<string, number>;
}

export const routeFiles: RouteFiles = {
  files: filesOfPage(),
  chunks: {},
  weights: {},
};

function filesOfPage(): RouteFiles["files"] {
  const { chunks, scripts } = pageRoute ?? { chunks: [], scripts: [] };
  const ofRoute = scripts.slice(-1 - chunks.length, -1);
  return Object.fromEntries(
    chunks.map((chunk, index) => [
      chunk,
      ofRoute[index]?.slice(__webpack_require__.p.length) ?? "",
    ]),
  );
}

// By now they have run or failed. The bundler would wait for ever for a tag whose file has failed.
for (const script of document.querySelectorAll(`script[${START_ATTRIBUTE}]`)) {
  script.remove();
}

// The bundler's runtime asks here for the chunks that are in no list of its own.
__webpack_require__.routeFiles = routeFiles.files;
