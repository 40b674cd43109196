/** What a request's address asks for, or why it cannot be asked. */
export type Address =
  | { kind: "path"; pathname: string; query: string }
  | { kind: "malformed" }
  | { kind: "too long" };

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((char) => char < " " || char === "\u007f" || char === "\\");
}

/** Reads the request line's address; a path comes back decoded, rooted and free of "." and "..". */
export function readAddress(url: string, longest: number): Address {
  if (url.length > longest) {
    return { kind: "too long" };
  }
  const queryAt = url.indexOf("?");
  const encoded = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? "" : url.slice(queryAt);
  let decoded: string;
  try {
    decoded = decodeURIComponent(encoded);
  } catch {
    return { kind: "malformed" };
  }
  if (
    !decoded.startsWith("/") ||
    hasControlOrBackslash(decoded) ||
    decoded.split("/").some((part) => part === "." || part === "..")
  ) {
    return { kind: "malformed" };
  }
  // Two slashes in front would make a Location that leads to another host.
  return { kind: "path", pathname: decoded.replace(/\/{2,}/g, "/"), query };
}

/** The encodings a client accepts, by the names in Accept-Encoding; "q=0" refuses. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((piece) => /^q=0(?:\.0*)?$/.test(piece));
  });
}
