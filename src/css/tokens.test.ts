import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "../../tests/support/contrast";

const src = path.resolve(__dirname, "..");
const css = readFileSync(path.join(__dirname, "tokens.css"), "utf8");

function colors(...starts: string[]): Record<string, string> {
  const pairs = starts.flatMap((start) => {
    const block = css.slice(css.indexOf(start) + start.length).split("}")[0] ?? "";
    return [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)];
  });
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

const LIGHT = "on paper always. */\n:root {";
const DARK = '@media screen {\n  [data-theme="dark"] {';
const MORE_LIGHT = "@media (prefers-contrast: more) {\n  :root {";
const MORE_DARK = '@media screen and (prefers-contrast: more) {\n  [data-theme="dark"] {';

const GROUNDS = ["bg", "surface", "sunken"];
const TEXT = [
  ...["text", "text-soft", "accent", "accent-strong", "signal", "good", "bad", "note"].flatMap(
    (ink) => GROUNDS.map((ground) => [ink, ground]),
  ),
  ...["accent", "signal", "good", "bad", "note"].map((tone) => [tone, `${tone}-soft`]),
  ...["accent", "signal", "good", "bad", "note"].map((tone) => ["text", `${tone}-soft`]),
  ["accent-strong", "accent-soft"],
  ["text-soft", "accent-soft"],
  ["text-soft", "signal-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
] as [string, string][];

describe.each([
  ["light", [LIGHT], 4.5, 0],
  ["dark", [DARK], 4.5, 0],
  ["light, more contrast", [LIGHT, MORE_LIGHT], 4.5, 3],
  ["dark, more contrast", [DARK, MORE_DARK], 4.5, 3],
] as const)("tokens, %s", (_theme, starts, leastOfText, leastOfLines) => {
  const all = colors(...starts);
  const of = (name: string) => all[name] ?? expect.fail(`no color is called ${name}`);

  it.each(TEXT)("%s is readable on %s", (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(leastOfText);
  });

  it.each(GROUNDS)("the edge of a control stands out from %s", (ground) => {
    expect(contrast(of("line-strong"), of(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(of("line"), of(ground))).toBeGreaterThanOrEqual(leastOfLines);
  });
});

describe("component styles", () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css") && !/css[\\/](?:tokens|code)\.css$/.test(file))
    .map((file) => [file, readFileSync(path.join(src, file), "utf8")] as const);

  it.each(files)("%s takes colors, corners and times from the tokens", (_file, text) => {
    expect(text.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([]);
    expect(text.match(/border-radius: \d[^%\n]*px/g) ?? []).toEqual([]);
    expect(text.match(/(?:transition|animation)[^;]*\d+m?s\b/g) ?? []).toEqual([]);
  });

  it("names only tokens that exist", () => {
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name as string));
    const unknown = files.flatMap(([file, text]) =>
      [...text.matchAll(/var\((--(?:color|space|radius|text|motion|shadow|font)-[\w-]+)/g)]
        .map(([, name]) => name as string)
        .filter((name) => !defined.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
