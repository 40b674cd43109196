import path from "node:path";
import { finishBuild } from "../deploy/finish";
import { writeServiceWorker } from "../plugins/offline/writeServiceWorker";
import { finishPages } from "../plugins/platform/finishPages";

/** What the framework built is made to work offline, described for hosts and compressed. */
async function finish(): Promise<void> {
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

finish().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
