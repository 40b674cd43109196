/**
 * Highlighted code as pages carry it in their scripts: `^k` opens a piece of the class k, `~` ends
 * it. Spelled out, the elements would be a third of the letters of a page's script.
 */
const LINE = "h";

/** Turns the HTML that plugins/highlight makes into marked code. */
export function toMarked(html: string): string {
  return html
    .replaceAll("^", "&#94;")
    .replaceAll("~", "&#126;")
    .replaceAll('<span class="hl">', `^${LINE}`)
    .replace(/<span class="(\w)">/g, "^$1")
    .replaceAll("</span>", "~");
}

/** And back into HTML. */
export function toHtml(marked: string): string {
  return marked
    .replaceAll(`^${LINE}`, '<span class="hl">')
    .replace(/\^(\w)/g, '<span class="$1">')
    .replaceAll("~", "</span>");
}
