/*
 * Event payloads are live objects of the uploader in production builds: what a row shows later must
 * be copied when the event fires. The copy is shallow enough to stay cheap for a batch of a thousand
 * files, and it holds no file, so that nothing is kept in memory for the timeline's sake.
 */

export class Note {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Snapshot =
  | string
  | number
  | boolean
  | null
  | undefined
  | Note
  | Snapshot[]
  | { [key: string]: Snapshot };

const MAX_DEPTH = 6;
const MAX_ENTRIES = 20;
const MAX_NODES = 400;
const MAX_TEXT = 500;

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

export function describeFile(file: { name?: string; size: number; type: string }): string {
  return [file.name || "(no name)", formatBytes(file.size), file.type || "no type"].join(" · ");
}

export function snapshot(value: unknown): Snapshot {
  const path = new Set<object>();
  let nodes = 0;

  const copy = (source: unknown, depth: number): Snapshot => {
    nodes += 1;
    switch (typeof source) {
      case "string":
        return source.length > MAX_TEXT ? `${source.slice(0, MAX_TEXT)}…` : source;
      case "number":
      case "boolean":
      case "undefined":
        return source;
      case "function":
        return new Note(`function ${source.name}`.trim());
      case "object":
        return source === null ? null : copyObject(source, depth);
      default:
        return new Note(String(source));
    }
  };

  const copyObject = (source: object, depth: number): Snapshot => {
    if (source instanceof Blob) {
      const kind = source instanceof File ? "File" : "Blob";
      return new Note(`${kind} ${describeFile(source)}`);
    }
    if (source instanceof Error) return new Note(`${source.name}: ${source.message}`);
    if (source instanceof EventTarget) return new Note(source.constructor.name);
    if (path.has(source)) return new Note("circular");
    if (depth >= MAX_DEPTH || nodes >= MAX_NODES) return new Note("…");
    path.add(source);
    const result = Array.isArray(source) ? copyArray(source, depth) : copyRecord(source, depth);
    path.delete(source);
    return result;
  };

  const copyArray = (source: unknown[], depth: number): Snapshot => {
    const items = source.slice(0, MAX_ENTRIES).map((item) => copy(item, depth + 1));
    if (source.length > items.length) {
      items.push(new Note(`… ${source.length - items.length} more`));
    }
    return items;
  };

  const copyRecord = (source: object, depth: number): Snapshot => {
    const result: { [key: string]: Snapshot } = Object.create(null);
    for (const key of Object.keys(source)) {
      try {
        result[key] = copy(Reflect.get(source, key), depth + 1);
      } catch {
        result[key] = new Note("not readable");
      }
    }
    return result;
  };

  return copy(value, 0);
}
