import type { Problem } from "../compile/problem";

/** Where each module of the program was loaded from. */
export type Addresses = ReadonlyMap<string, string>;

/** What went wrong while the program ran, and the line of its own code that the stack names first. */
export function describe(error: unknown, addresses: Addresses): Problem {
  const message =
    error instanceof Error ? `${error.name}: ${error.message}` : `Thrown: ${String(error)}`;
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = [...addresses].flatMap(([address, file]) => {
    const at = stack.indexOf(`${address}:`);
    const place = /^:(\d+):(\d+)/.exec(stack.slice(at + address.length));
    return at >= 0 && place ? [{ at, file, line: Number(place[1]), column: Number(place[2]) }] : [];
  });
  const first = places.sort((a, b) => a.at - b.at)[0];
  return first
    ? { message, file: first.file, line: first.line, column: first.column }
    : { message };
}
