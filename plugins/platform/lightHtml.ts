import { transform } from "esbuild";

/** Attributes of an element before the one that is looked for. */
const TAG_START = /(<[a-z][\w-]*(?: [\w:-]+(?:="[^"]*"|=[^\s"'>]+)?)*?)/.source;
const EMPTY_CLASS = new RegExp(`${TAG_START} class=""`, "g");

/** React asks for every picture ahead, also for those at the end of the page. */
const PICTURES_AHEAD = /<link rel="?preload"? as="?image"?[^>]*>/g;

/** Lines of the page's frame. Further down they can be lines of code. */
const HEAD = /^.*?<body/s;
const LINE_BETWEEN_TAGS = />\s*\n\s*</g;

/** A script as a whole, as what it says is not HTML; else the start of an element, or a sign. */
const PART =
  /(<script[^>]*>)(.*?)(<\/script>)|<[a-z][^<>]*>|&(?:#x27|quot|gt|amp(?=;(?![\w#])));/gs;
const VOID = /^<(?:br|hr|img|input|link|meta|source|wbr)\b/;
const QUOTED_WORD = /="([^\s"'=<>`&]+)"(?=[ >])/g;
const EMPTY_VALUE = /=""(?=[ >])/g;

/** React writes these in text as it must in attributes. */
const SIGNS: Record<string, string> = { "&#x27;": "'", "&quot;": '"', "&gt;": ">", "&amp;": "&" };

/** Parsers put them where they are missing. */
const END_TAG = new RegExp(
  [
    /<\/li>(?=<li[ >]|<\/[uo]l>)/,
    /<\/d[dt]>(?=<d[dt][ >]|<\/dl>)/,
    /<\/p>(?=<(?:p|h[1-6]|[uod]l|div|table|pre|section)[ >]|<\/(?:li|td|dd|div|section|aside|article)>)/,
    /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/,
    /<\/tr>(?=<tr[ >]|<\/t(?:body|head)>)/,
    /<\/thead>(?=<tbody[ >])/,
    /<\/tbody>(?=<\/table>)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);
const EMPTY_SHAPE = /<(path|circle|rect|line|use)\b([^<>]*)><\/\1>/g;

const SCRIPT = /<script>(.*?)<\/script>/gs;

/** Leaves out of a page's HTML what changes nothing in the page. */
export function lightHtml(html: string, scripts: LightScripts): string {
  return html
    .replace(PICTURES_AHEAD, "")
    .replace(EMPTY_CLASS, "$1")
    .replace(HEAD, (head) => head.replace(LINE_BETWEEN_TAGS, "><"))
    .replace(PART, (part: string, start?: string, script?: string, end?: string) => {
      if (start === undefined) return SIGNS[part] ?? lightTag(part);
      const light = start === "<script>" ? scripts.get(script ?? "") : undefined;
      return `${lightTag(start)}${light ?? script}${end}`;
    })
    .replace(END_TAG, "")
    .replace(EMPTY_SHAPE, (_, name: string, attributes: string) => {
      // A slash right after a word would be part of it.
      return `<${name}${attributes}${attributes.endsWith('"') ? "" : " "}/>`;
    });
}

function lightTag(tag: string): string {
  const start = tag.endsWith("/>") && VOID.test(tag) ? `${tag.slice(0, -2).trimEnd()}>` : tag;
  return start.replace(QUOTED_WORD, "=$1").replace(EMPTY_VALUE, "");
}

/** What is left of inline scripts. */
export type LightScripts = ReadonlyMap<string, string>;

const made = new Map<string, Promise<string>>();

/** Of the scripts in a page. Apart from the rest, since the minifier is a process of its own. */
export async function lightScriptsOf(html: string): Promise<LightScripts> {
  const scripts = [...html.matchAll(SCRIPT)].map(([, script = ""]) => script);
  return new Map(
    await Promise.all(scripts.map(async (script) => [script, await lightScript(script)] as const)),
  );
}

/** Pages have the same few scripts. */
function lightScript(script: string): Promise<string> {
  const light =
    made.get(script) ?? transform(script, { minify: true }).then(({ code }) => code.trim());
  made.set(script, light);
  return light;
}
