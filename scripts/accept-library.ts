import { writeFileSync } from "node:fs";
import path from "node:path";
import { loadLibrary } from "../plugins/library/cache";
import { surfaceOf } from "../plugins/library/surface";

/** Records the library's present surface as the one the pages were written for. */
async function accept() {
  const file = path.resolve(__dirname, "../plugins/library/surface.json");
  const surface = surfaceOf(await loadLibrary());
  writeFileSync(file, `${JSON.stringify(surface, null, 2)}\n`);
  console.log(`Accepted ${Object.keys(surface).length} symbols.`);
}

accept();
