import { describe, expect, it } from "vitest";
import { highlight, knownLanguages } from "./highlight";

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe("highlight", () => {
  it("keeps the code as text content, whatever it contains", () => {
    const code = 'const a = <b title="x & y">{1 < 2 && `"`}</b>;\n\n// done\n  let c;';
    expect(textOf(highlight(code, "tsx"))).toBe(code);
  });

  it("uses short classes and no styles", () => {
    const html = highlight('import { a } from "b"; // c', "ts");
    expect(html).toBe(
      '<span class="k">import</span> { a } <span class="k">from</span> <span class="s">"b"</span>; <span class="c">// c</span>',
    );
  });

  it("merges neighbours of one class across white space and lines", () => {
    const html = highlight("// one\n// two\nexport default async function f() {}", "ts");
    expect(html).toContain('<span class="c">// one\n// two</span>');
    expect(html).toContain('<span class="k">export default async function</span>');
  });

  it("colours tags, attributes, types and functions of TSX", () => {
    const html = highlight('const x: Batch = f(<Uploady multiple accept="a" />);', "tsx");
    expect(html).toContain('<span class="t">Batch</span>');
    expect(html).toContain('<span class="f">f</span>');
    expect(html).toContain('<span class="t">Uploady</span>');
    expect(html).toContain('<span class="a">multiple accept</span>');
  });

  it("colours calls with type arguments as calls", () => {
    const html = highlight("useState<A>(); a.b<A>(); new Map<A, A>();", "tsx");
    expect(html).toContain('<span class="f">useState</span>');
    expect(html).toContain('<span class="f">b</span>');
    expect(html).toContain('<span class="t">Map</span>');
  });

  it("does not colour what a template string computes as a string", () => {
    const html = highlight(["const a = `b $", "{c} d`;"].join(""), "ts");
    expect(html).toMatch(/<span class="s">`b <\/span>\$\{c\}<span class="s"> d`<\/span>/);
  });

  it("wraps marked lines together with their line break", () => {
    const html = highlight("a\nb\nc", "text", new Set([2]));
    expect(html).toBe('a\n<span class="hl">b\n</span>c');
  });

  it("leaves text alone and drops trailing line breaks", () => {
    expect(highlight("a < b\n\n", "text")).toBe("a &lt; b");
  });

  it.each([
    ["bash", 'npm install "@rpldy/uploady" # a', '<span class="c"># a</span>'],
    ["sh", "echo hi", '<span class="f">echo</span>'],
    ["json", '{ "a": 1 }', '<span class="a">"a"</span>'],
    ["html", '<p id="x">y</p>', '<span class="t">p</span> <span class="a">id</span>'],
    ["css", ".a { color: red; }", '<span class="a">color</span>'],
    ["http", "PATCH /tus/1 HTTP/1.1\nUpload-Offset: 0", "Upload-Offset"],
    ["yaml", "a: true", '<span class="a">a</span>: <span class="n">true</span>'],
    ["nginx", "location / { return 204; }", '<span class="k">location</span>'],
    ["diff", "-a\n+b", '<span class="d">-a\n</span><span class="i">+b</span>'],
  ])("knows %s", (lang, code, expected) => {
    const html = highlight(code, lang);
    expect(html).toContain(expected);
    expect(textOf(html)).toBe(code);
  });

  it("refuses a language it does not know and lists those it does", () => {
    expect(() => highlight("x", "cobol")).toThrow(/"cobol".*tsx/);
    expect(knownLanguages).toContain("text");
  });
});
