import { transformSync } from "esbuild";

/** Attributes of an element before the one that is looked for. */
const TAG_START = /(<[a-z][\w-]*(?: [\w:-]+(?:="[^"]*"|=[^\s"'>]+)?)*?)/.source;
const EMPTY_CLASS = new RegExp(`${TAG_START} class=""`, "g");

/** React asks for every picture ahead, also for those at the end of the page. */
const PICTURES_AHEAD = /<link rel="?preload"? as="?image"?[^>]*>/g;

/** Lines of the page's frame. Further down they can be lines of code. */
const HEAD = /^.*?<body/s;
const LINE_BETWEEN_TAGS = />\s*\n\s*</g;

/** A script as a whole, as what it says is not HTML; else the start of an element. */
const SCRIPT_OR_TAG = /(<script[^>]*>)(.*?)(<\/script>)|<[a-z][^<>]*>/gs;
const END_OF_VOID = /(?<=^<(?:br|hr|img|input|link|meta|source|wbr)\b.*)\/>$/s;
const QUOTED_WORD = /="([^\s"'=<>`]+)"(?=[ >])/g;

/** Parsers put them where they are missing. */
const END_TAG = /<\/li>(?=<li[ >]|<\/[uo]l>)|<\/t[dh]>(?=<t[dh][ >]|<\/tr>)|<\/tr>(?=<tr[ >])/g;

/** Leaves out of a page's HTML what changes nothing in the page. */
export function lightHtml(html: string): string {
  return html
    .replace(PICTURES_AHEAD, "")
    .replace(EMPTY_CLASS, "$1")
    .replace(HEAD, (head) => head.replace(LINE_BETWEEN_TAGS, "><"))
    .replace(SCRIPT_OR_TAG, (tag, start?: string, script?: string, end?: string) => {
      if (start === undefined) return lightTag(tag);
      return `${lightTag(start)}${start === "<script>" ? lightScript(script ?? "") : script}${end}`;
    })
    .replace(END_TAG, "");
}

const lightTag = (tag: string) => tag.replace(END_OF_VOID, ">").replace(QUOTED_WORD, "=$1");

const lightScripts = new Map<string, string>();

/** Pages have the same few scripts. */
function lightScript(script: string): string {
  const light = lightScripts.get(script) ?? transformSync(script, { minify: true }).code.trim();
  lightScripts.set(script, light);
  return light;
}
