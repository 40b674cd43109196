import type { ThemeRegistrationRaw } from "shiki";

/**
 * The classes a token can carry, and the TextMate scopes each one stands for.
 * Few on purpose: what is not listed stays plain text and costs no markup.
 */
const scopesByClass = {
  k: [
    "keyword",
    "storage",
    "keyword.operator.new",
    "keyword.operator.expression",
    "variable.language.this",
    "support.type.primitive",
    "support.type.builtin",
    "entity.name.function.shell",
    "keyword.other.directive",
    "constant.language.http",
  ],
  s: [
    "string",
    "punctuation.definition.string",
    "constant.other.color",
    "support.constant.property-value",
    "support.constant.color",
    "markup.inline.raw",
  ],
  c: [
    "comment",
    "punctuation.definition.comment",
    "meta.diff.header",
    "meta.diff.range",
    "meta.diff.index",
  ],
  n: [
    "constant.numeric",
    "constant.language",
    "keyword.other.unit",
    "variable.other.constant.http",
  ],
  f: [
    "entity.name.function",
    "support.function",
    "entity.name.command",
    "variable.function",
    "support.variable.property.dom",
  ],
  t: [
    "entity.name.type",
    "entity.other.inherited-class",
    "support.class",
    "support.type",
    "entity.name.tag",
    "entity.name.context",
  ],
  a: [
    "entity.other.attribute-name",
    "support.type.property-name",
    "meta.object-literal.key",
    "entity.name.tag.yaml",
    "entity.other.key",
    "variable.parameter.http",
    "constant.other.option",
  ],
  i: ["markup.inserted"],
  d: ["markup.deleted"],
} as const;

export type TokenClass = keyof typeof scopesByClass;

// Scopes that a listed, wider scope would colour although they are only glue.
const plainScopes = [
  "keyword.operator",
  "storage.type.function.arrow",
  "meta.brace",
  "string punctuation.definition.template-expression",
  "string.template meta.embedded",
  "string meta.template.expression",
  "constant.other.character-class",
];

const plain = "#000000";

// Shiki hands each token a colour. These colours are never shown: each one is the number of a class.
const classes = Object.keys(scopesByClass) as TokenClass[];
const colourOf = (index: number) => `#0000${(index + 1).toString(16).padStart(2, "0")}`;

export const classByColour = new Map(
  classes.map((tokenClass, index) => [colourOf(index), tokenClass] as const),
);

export const tokenTheme: ThemeRegistrationRaw = {
  name: "token-classes",
  type: "light",
  colors: { "editor.foreground": plain, "editor.background": "#ffffff" },
  settings: [
    { settings: { foreground: plain } },
    { scope: plainScopes, settings: { foreground: plain } },
    ...classes.map((tokenClass, index) => ({
      scope: [...scopesByClass[tokenClass]],
      settings: { foreground: colourOf(index) },
    })),
  ],
};
