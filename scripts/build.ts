import path from "node:path";
import { finishBuild } from "../deploy/finish";
import { writeServiceWorker } from "../plugins/offline/writeServiceWorker";
import { finishPages } from "../plugins/platform/finishPages";
import { frameworkBuild } from "./frameworkBuild.mjs";
import { run } from "./setup.mjs";

/** The site as it is published: built, made to work offline, described for hosts, compressed. */
async function main(): Promise<void> {
  const status = run(process.execPath, [...frameworkBuild, ...process.argv.slice(2)], {
    shell: false,
  });
  if (status !== 0) {
    process.exit(status);
  }
  const root = path.resolve(__dirname, "..");
  const dir = path.join(root, "build");
  finishPages(dir, path.join(root, ".docusaurus"));
  await writeServiceWorker(dir);
  console.log("The site is built.");
  const { files, exceptions } = await finishBuild({
    dir,
    hostFilesDir: path.join(root, "deploy-out"),
    cacheDir: path.join(root, "node_modules/.cache/compressed"),
  });
  console.log(
    `${files.length} files described and compressed; ${exceptions.size} pages with a policy of their own.`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
