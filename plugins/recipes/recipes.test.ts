import { expect, it } from "vitest";
import { compose } from "../../src/recipes/compose";
import { allChoices } from "../../src/recipes/rules";
import { recipePackages } from ".";

const { dependencies, documented } = recipePackages(process.cwd());

it("knows the version of every package that a recipe imports", () => {
  expect(documented).toBe("0.17.5");
  for (const name of new Set(allChoices().flatMap((choices) => compose(choices).packages))) {
    expect(dependencies[name]?.[name], name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

it("adds what a package imports without declaring it", () => {
  expect(Object.keys(dependencies["@rpldy/tus-uploady"] ?? {})).toEqual([
    "@rpldy/tus-uploady",
    "@rpldy/uploader",
    "@rpldy/uploady",
  ]);
});
