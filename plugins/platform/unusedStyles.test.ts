import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { namesIn } from "./scriptNames";
import { removeUnusedStyles, variablesReadIn } from "./unusedStyles";

function clean(css: string, script: string, otherSheet = ""): string {
  const { words } = namesIn([script]);
  const read = variablesReadIn(postcss.parse(otherSheet));
  const root = postcss.parse(css);
  removeUnusedStyles(root, {
    isWord: (word) => words.has(word),
    isReadElsewhere: (name) => read.has(name),
  });
  return root.toString();
}

describe("removeUnusedStyles", () => {
  it("keeps what a script names and drops the rest, selector by selector", () => {
    const css = ".card{a:b}.hero{a:b}.card,.hero{a:b}.card .hero{a:b}";
    expect(clean(css, 'className="card wide"')).toBe(".card{a:b}.card{a:b}");
  });

  it("keeps elements, attributes, states and variables", () => {
    const css = ":root{--a:b}h1:hover{a:var(--a)}[data-theme=dark] p{a:b}";
    expect(clean(css, "")).toBe(css);
  });

  it("knows classes by their beginning where a script puts them together", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a script
    const script = "`item-level-${level}`";
    expect(clean(".item-level-2{a:b}.other-level-2{a:b}", script)).toBe(".item-level-2{a:b}");
  });

  it("does not judge by what stands inside :not() and :is()", () => {
    const css = ".card:not(.gone){a:b}.card:is(.gone,.wide){a:b}";
    expect(clean(css, "card wide")).toBe(css);
  });

  it("judges by what stands alone inside :where()", () => {
    expect(clean(":where(.gone):hover{a:b}:where(.card){a:b}", "card")).toBe(":where(.card){a:b}");
  });

  it("drops variables nobody reads, also those read only by them", () => {
    const css = ":root{--a:var(--b);--b:1;--c:2;--d:3}h1{a:var(--c)}";
    expect(clean(css, 'style.setProperty("--d", "4")')).toBe(":root{--c:2;--d:3}h1{a:var(--c)}");
  });

  it("keeps a variable that another style sheet reads", () => {
    const css = ":root{--a:1;--b:2}";
    expect(clean(css, "", "p{margin:var(--b)}")).toBe(":root{--b:2}");
  });

  it("removes a media query that is left empty, and no key frame", () => {
    const css = "@media print{.gone{a:b}}@keyframes turn{from{a:b}to{a:c}}";
    expect(clean(css, "")).toBe("@keyframes turn{from{a:b}to{a:c}}");
  });
});
