import path from "node:path";
import { finishBuild } from "../deploy/finish";
import { run } from "./setup.mjs";

/** The site as it is published: built, then described for hosts and compressed. */
async function main(): Promise<void> {
  const status = run("npx", ["docusaurus", "build", ...process.argv.slice(2)]);
  if (status !== 0) {
    process.exit(status);
  }
  const root = path.resolve(__dirname, "..");
  const { files, exceptions } = await finishBuild({
    dir: path.join(root, "build"),
    hostFilesDir: path.join(root, "deploy-out"),
  });
  console.log(
    `${files.length} files described and compressed; ${exceptions.size} pages with a policy of their own.`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
