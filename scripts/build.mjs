// The site as it is published. Each step in a process of its own: while one works, no other holds
// memory.
import { finishing, frameworkBuild } from "./frameworkBuild.mjs";
import { run } from "./setup.mjs";

const steps = [[...frameworkBuild, ...process.argv.slice(2)], finishing];
for (const step of steps) {
  const status = run(process.execPath, step, { shell: false });
  if (status !== 0) {
    process.exit(status);
  }
}
