/** The width at which the project's formatter wraps; the tests hold every recipe against it. */
const LINE_WIDTH = 100;

export type Language = "ts" | "js";

interface Import {
  main?: string;
  names: Set<string>;
  /** Only types: they go with the types. */
  types: Set<string>;
}

/** Collects what a file imports, and writes it in the order the formatter wants. */
export class Imports {
  readonly #modules = new Map<string, Import>();

  constructor(private readonly language: Language) {}

  main(module: string, name: string): void {
    this.#of(module).main = name;
  }

  names(module: string, ...names: string[]): void {
    for (const name of names) this.#of(module).names.add(name);
  }

  types(module: string, ...names: string[]): void {
    if (this.language === "js") return;
    for (const name of names) this.#of(module).types.add(name);
  }

  lines(): string[] {
    return [...this.#modules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, imported]) => importLine(module, imported));
  }

  #of(module: string): Import {
    const known = this.#modules.get(module) ?? { names: new Set(), types: new Set() };
    this.#modules.set(module, known);
    return known;
  }
}

function importLine(module: string, { main, names, types }: Import): string {
  const onlyTypes = main === undefined && names.size === 0;
  const listed = [
    ...[...names].map((name) => ({ name, text: name })),
    ...[...types].map((name) => ({ name, text: onlyTypes ? name : `type ${name}` })),
  ]
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .map(({ text }) => text);
  const keyword = onlyTypes && types.size > 0 ? "import type" : "import";
  const before = [keyword, main && (listed.length > 0 ? `${main},` : main)]
    .filter(Boolean)
    .join(" ");
  if (listed.length === 0) return `${before} from "${module}";`;
  const inOne = `${before} { ${listed.join(", ")} } from "${module}";`;
  if (inOne.length <= LINE_WIDTH) return inOne;
  return `${before} {\n${listed.map((name) => `  ${name},`).join("\n")}\n} from "${module}";`;
}

/** The opening tag of an element, or an element without children, wrapped where it is too long. */
export function tag(
  indent: string,
  name: string,
  attributes: readonly string[],
  end: ">" | " />" = ">",
): string {
  const inOne = `${indent}<${[name, ...attributes].join(" ")}${end}`;
  if (inOne.length <= LINE_WIDTH) return inOne;
  const listed = attributes.map((attribute) => `\n${indent}  ${attribute}`).join("");
  return `${indent}<${name}${listed}\n${indent}${end.trim()}`;
}

/** Sections of a file, a blank line between them; those that say nothing are left out. */
export function sections(...parts: (string | undefined)[]): string {
  return `${parts
    .filter((part) => part !== undefined && part !== "")
    .map((part) => part?.trimEnd())
    .join("\n\n")}\n`;
}

/** Lines of which some may be missing. */
export function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join("\n");
}
