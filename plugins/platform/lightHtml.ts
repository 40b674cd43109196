/** Attributes of an element before the one that is looked for. */
const TAG_START = /(<[a-z][\w-]*(?: [\w:-]+(?:="[^"]*"|=[^\s"'>]+)?)*?)/.source;
const EMPTY_CLASS = new RegExp(`${TAG_START} class=""`, "g");

/** React asks for every picture ahead, also for those at the end of the page. */
const PICTURES_AHEAD = /<link rel="?preload"? as="?image"?[^>]*>/g;

/** Leaves out of a page's HTML what changes nothing in the page. */
export function lightHtml(html: string): string {
  return html.replace(PICTURES_AHEAD, "").replace(EMPTY_CLASS, "$1");
}
