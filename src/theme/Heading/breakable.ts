/** After a slash, dash or underscore, and before a capital that starts a word. */
const SEAM = /(?<=[/_-])|(?<=[a-z\d])(?=[A-Z])/;

/** Where a long name may go on in the next line. A sentence breaks at its spaces. */
export function wordsOfName(text: string): string[] {
  return /\s/.test(text) ? [text] : text.split(SEAM);
}
