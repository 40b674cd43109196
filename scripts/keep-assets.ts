// Adds the hashed files of earlier deployments to build/: npm run keep-assets -- FOLDER [--days 30]
import path from "node:path";
import { parseArgs } from "node:util";
import { keepAssets, rememberAssets } from "../deploy/keepAssets";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: "string", default: "30" } },
});
const [keptDir] = positionals;
if (!keptDir) {
  console.error("Name the folder that outlives deployments: npm run keep-assets -- FOLDER");
  process.exit(1);
}
const options = {
  buildDir: path.resolve(__dirname, "../build"),
  keptDir: path.resolve(keptDir),
  days: Number(values.days),
};
rememberAssets(options);
const { added, dropped } = keepAssets(options);
console.log(
  `${added} files of earlier deployments added, ${dropped} dropped after ${options.days} days.`,
);
