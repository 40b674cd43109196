import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CommandRun, runMeasured } from "../measure/command";
import { setAside, workFolder } from "../workspace";
import type { PeerPage } from "./content";
import { install } from "./install";
import type { NodeForBuilds } from "./node";
import type { Peer } from "./peer";

const WRITTEN = "written.json";
const BUILT = "built.json";

/** Writes the project of a peer, in place of the one that is there. */
export function writePeer(peer: Peer, pages: readonly PeerPage[], { env }: NodeForBuilds): string {
  const folder = install(`peers/${peer.id}`, peer.packages, env);
  const list = path.join(folder, WRITTEN);
  if (existsSync(list)) {
    for (const name of JSON.parse(readFileSync(list, "utf8")) as string[]) {
      rmSync(path.join(folder, name), { force: true });
    }
  }
  const files = peer.files(pages);
  writeFileSync(list, JSON.stringify(Object.keys(files)));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** Changes one page and touches no other file: some tools go by the time a file was written. */
export function changePage(
  peer: Peer,
  folder: string,
  pages: readonly PeerPage[],
  { slug, change }: { slug: string; change: (body: string) => string },
): void {
  const before = peer.files(pages);
  const after = peer.files(
    pages.map((page) => (page.slug === slug ? { ...page, body: change(page.body) } : page)),
  );
  const changed = Object.entries(after).filter(([name, text]) => text !== before[name]);
  if (changed.length !== 1) {
    throw new Error(`${changed.length} files of ${peer.name} are made from ${slug}, not one`);
  }
  for (const [name, text] of changed) {
    writeFileSync(path.join(folder, name), text);
  }
}

export function forgetCaches(peer: Peer, folder: string): void {
  for (const name of peer.caches) {
    setAside(path.join(folder, name));
  }
}

/** One build with what caches there are. */
export async function buildPeer(
  peer: Peer,
  folder: string,
  { env }: NodeForBuilds,
): Promise<CommandRun> {
  const total: CommandRun = { ms: 0, peakBytes: undefined };
  for (const [file, ...args] of peer.build) {
    const script = path.join(folder, "node_modules", file);
    const run = await runMeasured("node", [script, ...args], {
      cwd: folder,
      env: { ...env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" },
    });
    total.ms += run.ms;
    total.peakBytes = Math.max(total.peakBytes ?? 0, run.peakBytes ?? 0) || undefined;
  }
  return total;
}

/** Keeps a copy of what was built, which later builds of other sizes do not touch. */
export function keepOutput(peer: Peer, folder: string, pages: readonly PeerPage[]): string {
  const kept = outputFolder(peer);
  setAside(kept);
  cpSync(path.join(folder, peer.output), kept, { recursive: true });
  writeFileSync(stampFile(peer), fingerprint(peer, pages));
  return kept;
}

/** The built site of a peer, built now unless the same one is there. */
export async function builtPeer(
  peer: Peer,
  pages: readonly PeerPage[],
  node: NodeForBuilds,
): Promise<string> {
  const stamp = stampFile(peer);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(peer, pages)) {
    return outputFolder(peer);
  }
  console.log(`Building ${peer.name} …`);
  const folder = writePeer(peer, pages, node);
  forgetCaches(peer, folder);
  await buildPeer(peer, folder, node);
  return keepOutput(peer, folder, pages);
}

const outputFolder = (peer: Peer) => path.join(workFolder("built"), peer.id);
const stampFile = (peer: Peer) => path.join(workFolder("built"), `${peer.id}.${BUILT}`);

function fingerprint(peer: Peer, pages: readonly PeerPage[]): string {
  return createHash("sha256")
    .update(JSON.stringify([peer.packages, peer.build, peer.files(pages)]))
    .digest("hex");
}
