import type { Token } from "./model";

/** Apart from the code that makes tokens, so that reading them does not load the compiler. */
export const tokensText = (tokens: readonly Token[]) => tokens.map((token) => token.t).join("");
