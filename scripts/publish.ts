import path from "node:path";
import { finishBuild } from "../deploy/finish";

/** The built site is described for hosts and compressed. */
async function publish(): Promise<void> {
  const root = path.resolve(__dirname, "..");
  const { files, exceptions } = await finishBuild({
    dir: path.join(root, "build"),
    hostFilesDir: path.join(root, "deploy-out"),
    cacheDir: path.join(root, "node_modules/.cache/compressed"),
  });
  console.log(
    `${files.length} files described and compressed; ${exceptions.size} pages with a policy of their own.`,
  );
}

publish().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
