import { expect, it } from "vitest";
import { namesIn, namesThatMatter } from "./scriptNames";

it("finds words, variables and those that may be set", () => {
  const { words, variables, settable } = namesIn([
    'className="card wide"; style.set("--gap", "1px"); color = "var(--tint)"',
    "card--narrow",
  ]);
  expect([...words]).toEqual(expect.arrayContaining(["card", "wide", "--gap", "--tint", "var"]));
  expect([...variables].sort()).toEqual(["--gap", "--narrow", "--tint"]);
  expect([...settable].sort()).toEqual(["--gap", "--narrow"]);
});

it("takes a variable for set if one of several places could set it", () => {
  expect(namesIn(["var(--gap)", '"--gap"']).settable).toContain("--gap");
});

it("tells names that styles have to do with, the same for every order of scripts and sheets", () => {
  const scripts = ["card level- other prose", 'set("--gap") var(--tint)'];
  const sheets = [".card{margin:var(--gap)}", ".level-2{color:var(--tint)}"];
  const mattering = namesThatMatter(namesIn(scripts), sheets);
  expect(mattering).toEqual({
    words: ["--gap", "--tint", "card", "level-", "var"],
    variables: ["--gap", "--tint"],
    settable: ["--gap"],
  });
  const reversed = namesThatMatter(namesIn([...scripts].reverse()), [...sheets].reverse());
  expect(reversed).toEqual(mattering);
});
