import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "../../tests/support/contrast";

const css = readFileSync(path.join(__dirname, "code.css"), "utf8");

const SELECTORS = { light: ":root {", dark: '[data-theme="dark"] {' };

function colours(theme: keyof typeof SELECTORS): Map<string, string> {
  const block = css.split(SELECTORS[theme])[1]?.split("}")[0] ?? "";
  return new Map(
    [...block.matchAll(/--code-([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [
      match[1] as string,
      match[2] as string,
    ]),
  );
}

describe.each(["light", "dark"] as const)("code colours, %s", (theme) => {
  const all = colours(theme);
  const text = [...all].filter(([name]) => !["bg", "mark"].includes(name));

  it("defines the same names in both themes", () => {
    expect([...all.keys()]).toEqual([...colours("light").keys()]);
    expect(text.length).toBeGreaterThan(10);
  });

  it.each(text)("%s is readable on plain and marked lines", (_name, colour) => {
    expect(contrast(colour, all.get("bg") as string)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, all.get("mark") as string)).toBeGreaterThanOrEqual(4.5);
  });
});
