export { checkFences } from "./check";
export { formatProblem, type Problem } from "./problem";
