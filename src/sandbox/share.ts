/** Longer ones do not survive chats, mails and some servers. */
export const LONGEST_LINK = 8000;
/** A small link may unpack to something huge. */
const LARGEST_SOURCE = 200_000;
const MOST_FILES = 10;
const FILE_NAME = /^[\w-][\w.-]{0,80}\.(tsx?|jsx?|css)$/;

export type Files = Record<string, string>;

/** The files of an example as a word that fits behind the # of an address. */
export async function packFiles(files: Files): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(files));
  const packed = await collect(through(bytes, new CompressionStream("deflate-raw")), Infinity);
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads such a word; undefined for anything that is none, or that holds too much. */
export async function unpackFiles(word: string): Promise<Files | undefined> {
  try {
    if (word.length > LONGEST_LINK) return undefined;
    const text = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const stream = through(packed, new DecompressionStream("deflate-raw"));
    const source = new TextDecoder().decode(await collect(stream, LARGEST_SOURCE));
    return readFiles(JSON.parse(source));
  } catch {
    return undefined;
  }
}

function readFiles(value: unknown): Files | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value);
  const isFine =
    entries.length > 0 &&
    entries.length <= MOST_FILES &&
    entries.every(([name, source]) => FILE_NAME.test(name) && typeof source === "string");
  return isFine ? (Object.fromEntries(entries) as Files) : undefined;
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}

async function collect(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new Error("Too large");
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
