/** One figure by which sites are compared. */
export interface Metric {
  name: string;
  better: "lower" | "higher";
  /** Values by the id of the site; a site that was not measured is not there. */
  values: ReadonlyMap<string, number>;
  print(value: number): string;
}

export interface Names {
  ours: string;
  /** Ids and names of the peers built on React. */
  react: ReadonlyMap<string, string>;
  others: ReadonlyMap<string, string>;
}

/** Below this difference two sites are level: measuring again would turn it around. */
const LEVEL = 0.01;

const LIST = new Intl.ListFormat("en");

type Place = "ahead" | "level" | "behind";

/** Where we stand beside one other value. */
export function place(ours: number, theirs: number, better: Metric["better"]): Place {
  const scale = Math.max(Math.abs(ours), Math.abs(theirs));
  if (scale === 0 || Math.abs(ours - theirs) / scale < LEVEL) return "level";
  return ours < theirs === (better === "lower") ? "ahead" : "behind";
}

/** A sentence on each peer that is not clearly worse, and on each that is no React site. */
export function verdict(metric: Metric, { ours, react, others }: Names): string {
  const own = metric.values.get(ours);
  if (own === undefined) return "not measured";
  const compare = (id: string, name: string) => {
    const theirs = metric.values.get(id);
    return theirs === undefined
      ? undefined
      : { name, theirs, place: place(own, theirs, metric.better) };
  };
  const peers = [...react].map(([id, name]) => compare(id, name)).filter((entry) => !!entry);
  const behind = peers.filter((entry) => entry.place !== "ahead");
  const sentences = behind.map((entry) => sentence(metric, own, entry));
  if (peers.length > 0 && behind.length === 0) {
    sentences.push(
      react.size === peers.length
        ? "ahead of every React peer"
        : `ahead of ${LIST.format(peers.map(({ name }) => name))}`,
    );
  }
  for (const [id, name] of others) {
    const entry = compare(id, name);
    if (entry) sentences.push(sentence(metric, own, entry));
  }
  return sentences.join("; ");
}

function sentence(
  { print }: Metric,
  ours: number,
  entry: { name: string; theirs: number; place: Place },
): string {
  const { name, theirs } = entry;
  if (entry.place === "level") return `level with ${name}`;
  const difference = print(Math.abs(ours - theirs));
  const preposition = entry.place === "ahead" ? "ahead of" : "**behind**";
  return `${preposition} ${name} by ${difference}${ratio(ours, theirs)}`;
}

function ratio(ours: number, theirs: number): string {
  const [small, large] = [Math.min(ours, theirs), Math.max(ours, theirs)];
  return small > 0 && large / small >= 1.1 ? ` (${(large / small).toFixed(1)} times)` : "";
}
