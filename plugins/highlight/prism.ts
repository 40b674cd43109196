import { type Grammar, languages, type Token, tokenize } from "prismjs";
import type { Piece, TokenClass } from "./classes";
import "prismjs/components/prism-bash";
import "prismjs/components/prism-diff";
import "prismjs/components/prism-http";
import "prismjs/components/prism-json";
import "prismjs/components/prism-nginx";
import "prismjs/components/prism-yaml";

export const prismLanguages = ["bash", "css", "diff", "html", "http", "json", "nginx", "yaml"];

const classes: Record<string, TokenClass> = {
  keyword: "k",
  atrule: "k",
  method: "k",
  string: "s",
  "attr-value": "s",
  comment: "c",
  boolean: "n",
  number: "n",
  null: "n",
  function: "f",
  builtin: "f",
  tag: "t",
  selector: "t",
  "class-name": "t",
  property: "a",
  "attr-name": "a",
  key: "a",
  "header-name": "a",
  inserted: "i",
  "inserted-sign": "i",
  deleted: "d",
  "deleted-sign": "d",
};

/** The languages that pages show now and then. */
export function prismPieces(code: string, language: string): Piece[] {
  return tokenize(code, languages[language] as Grammar).flatMap((part) => pieces(part));
}

function pieces(part: string | Token, around?: TokenClass): Piece[] {
  if (typeof part === "string") {
    return [{ text: part, token: around }];
  }
  // Punctuation is glue, whatever it stands in; the quotes of a string are not marked as such.
  const token = part.type === "punctuation" ? undefined : (classes[part.type] ?? around);
  const content = Array.isArray(part.content) ? part.content : [part.content];
  return content.flatMap((inner) => pieces(inner, token));
}
