// The site as it is published. Each step in a process of its own: while one works, no other holds
// memory.
import { run } from "./setup.mjs";
import { publishing, siteBuild } from "./steps.mjs";

for (const step of [siteBuild, publishing]) {
  const status = run(process.execPath, step, { shell: false });
  if (status !== 0) {
    process.exit(status);
  }
}
