// Everything a fresh clone needs to show the production site: install, build, serve.
import { installPackages, requireNode, run } from "./setup.mjs";

requireNode();
installPackages();
const built = run(process.execPath, ["scripts/build.mjs"], { shell: false });
process.exit(
  built === 0 ? run("npx", ["tsx", "scripts/serve.ts", ...process.argv.slice(2)]) : built,
);
