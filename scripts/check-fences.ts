// Checks the code that pages show. Prints what is wrong and where; exit code 1 if anything is.
import path from "node:path";
import { checkFences, formatProblem } from "../plugins/fences";

const problems = checkFences({ root: path.join(__dirname, "..") });
for (const problem of problems) console.error(formatProblem(problem));
console.log(problems.length === 0 ? "All code fences hold." : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
