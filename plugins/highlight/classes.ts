/**
 * The classes a piece of code can carry, colored in src/css/code.css: keyword, string, comment,
 * number, function, type, attribute, inserted and deleted. Few on purpose: what has none stays
 * plain text and costs no markup.
 */
export type TokenClass = "k" | "s" | "c" | "n" | "f" | "t" | "a" | "i" | "d";

export interface Piece {
  text: string;
  token?: TokenClass;
}
