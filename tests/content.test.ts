import path from "node:path";
import { expect, it } from "vitest";
import { unusedExamplesProblem } from "../plugins/examples/usage";

const root = path.resolve(__dirname, "..");

it("shows every example on a page", () => {
  expect(unusedExamplesProblem(root)).toBeUndefined();
});
