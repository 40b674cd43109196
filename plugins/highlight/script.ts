import { highlightTree, styleTags, tagHighlighter, tags } from "@lezer/highlight";
import { parser } from "@lezer/javascript";
import type { Piece, TokenClass } from "./classes";

// What the grammar leaves out: calls with type arguments, as in `useState<string>()`.
const calls = styleTags({
  "CallExpression/InstantiationExpression/VariableName": tags.function(tags.variableName),
  "CallExpression/InstantiationExpression/MemberExpression/PropertyName": tags.function(
    tags.propertyName,
  ),
  "NewExpression/InstantiationExpression/VariableName": tags.className,
});

const dialects = {
  ts: parser.configure({ dialect: "ts", props: [calls] }),
  tsx: parser.configure({ dialect: "ts jsx", props: [calls] }),
};

type Tags = Parameters<typeof tagHighlighter>[0][number]["tag"];

const tagsByClass: Partial<Record<TokenClass, Tags>> = {
  k: [tags.keyword, tags.self, tags.modifier],
  s: [tags.string, tags.regexp, tags.attributeValue],
  c: [tags.comment],
  n: [tags.number, tags.bool, tags.null],
  f: [
    tags.function(tags.variableName),
    tags.function(tags.propertyName),
    tags.function(tags.definition(tags.variableName)),
  ],
  t: [tags.typeName, tags.className, tags.tagName],
  a: [tags.attributeName, tags.definition(tags.propertyName)],
};

const classes = tagHighlighter(
  Object.entries(tagsByClass).map(([token, tag]) => ({ class: token, tag })),
);

/** JavaScript and TypeScript, by a grammar that is at home with code that is only a part of a file. */
export function scriptPieces(code: string, dialect: keyof typeof dialects): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  highlightTree(dialects[dialect].parse(code), classes, (from, to, token) => {
    if (from > position) pieces.push({ text: code.slice(position, from) });
    pieces.push({ text: code.slice(from, to), token: token as TokenClass });
    position = to;
  });
  if (position < code.length) pieces.push({ text: code.slice(position) });
  return pieces;
}
