import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { decode, normalize } from "../../src/components/ErrorDecoder/match";
import { contentFiles } from "../examples/usage";
import { readTroubleshooting } from "./data";
import { troubleshootingMarkdown } from "./markdown";

const root = path.resolve(__dirname, "../..");

/** What a chunk answers that a handler skipped: a page quotes it, but nothing went wrong. */
const NO_FAULT = ["skipping chunk as instructed by CHUNK_START handler"];

/** Texts of several words in the library's code, `*` where it puts a value in. */
function textsOfTheLibrary(): string[] {
  const scope = path.join(root, "node_modules/@rpldy");
  const files = readdirSync(scope).flatMap((name) => {
    const folder = path.join(scope, name, "lib/esm");
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => path.join(folder, file));
  });
  const literals = files.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
      ([, quoted, template]) => (quoted ?? template ?? "").replace(/\$\{[^}]*\}/g, "*"),
    );
  });
  return [...new Set(literals)].filter(
    (text) => /[a-z] [a-z]/i.test(text) && !NO_FAULT.includes(text),
  );
}

describe("the error decoder", () => {
  const entries = readTroubleshooting(root);

  it("knows every message of the library that a page mentions", () => {
    const pages = normalize(
      contentFiles(root)
        .map((file) => readFileSync(path.join(root, file), "utf8"))
        .join("\n"),
    );
    const mentioned = textsOfTheLibrary().filter((text) => {
      const parts = text.split("*").map(normalize).filter(Boolean);
      return (
        parts.some((part) => part.includes(" ")) &&
        parts.every((part) => ` ${pages} `.includes(` ${part} `))
      );
    });
    expect(mentioned.length).toBeGreaterThan(20);
    const unknown = mentioned.filter((text) => {
      const [first] = decode(text.replaceAll("*", "7"), entries);
      return !first?.messages.some((message) => normalize(message).includes(longestPart(text)));
    });
    expect(unknown).toEqual([]);
  });

  it("has all of its entries in the plain text", () => {
    const text = troubleshootingMarkdown(root);
    for (const { cause, links } of entries) {
      expect(text).toContain(`Cause: ${cause}`);
      expect(text).toContain(links[0]?.href);
    }
  });
});

const longestPart = (text: string) =>
  text
    .split("*")
    .map(normalize)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "");

describe("a mistake in the entries", () => {
  let dir: string | undefined;
  afterEach(() => dir && rmSync(dir, { recursive: true }));

  function read(yaml: string) {
    dir = mkdtempSync(path.join(tmpdir(), "troubleshooting-"));
    mkdirSync(path.join(dir, "docs"));
    writeFileSync(path.join(dir, "docs/page.mdx"), "---\ntitle: A page\n---\n\n## Part one\n");
    writeFileSync(path.join(dir, "docs/troubleshooting.yml"), yaml);
    return () => readTroubleshooting(dir ?? "");
  }
  const entry = (link: string, more = "  symptom: It breaks\n") =>
    `- id: one\n${more}  cause: Why\n  cure: How\n  links: [${link}]\n`;

  it("is none where page and section exist", () => {
    expect(read(entry("page.mdx#part-one"))()).toEqual([
      {
        id: "one",
        messages: [],
        symptom: "It breaks",
        cause: "Why",
        cure: "How",
        links: [{ name: "A page", href: "/docs/page/#part-one" }],
      },
    ]);
  });

  it.each([
    ["a page that is not there", entry("gone.mdx"), "one: there is no docs/gone.mdx"],
    ["a section that is not there", entry("page.mdx#two"), "one: docs/page.mdx has no #two"],
    ["neither message nor symptom", entry("page.mdx", ""), "needs a message or a symptom"],
    ["an id used twice", entry("page.mdx") + entry("page.mdx"), "one: the id is used twice"],
  ])("is named: %s", (_what, yaml, message) => {
    expect(read(yaml)).toThrow(message);
  });
});
