import { PAGE_KINDS } from "../tests/support/pageKinds";
import { type PeerPage, plainSlug, readTwins } from "./peers/content";
import { docusaurus } from "./peers/docusaurus";
import { fumadocs } from "./peers/fumadocs";
import { nextra } from "./peers/nextra";
import { type NodeForBuilds, nodeForBuilds } from "./peers/node";
import type { Peer, SearchSteps } from "./peers/peer";
import { rspress } from "./peers/rspress";
import { builtPeer } from "./peers/site";
import { starlight } from "./peers/starlight";
import { vitepress } from "./peers/vitepress";
import { projectBuild } from "./workspace";

export const PEERS: readonly Peer[] = [docusaurus, rspress, fumadocs, nextra, vitepress, starlight];

/** The document every site is compared by, and the one a reader goes to next. */
export const DOCUMENT = PAGE_KINDS.guide;
export const NEXT_DOCUMENT = "/docs/guides/UploadQueue/";

/** A built site, ours or a peer's. */
export interface Site {
  id: string;
  name: string;
  builtOn: Peer["builtOn"];
  /** Its folder of files; a peer that was not built yet is built now. */
  built(): Promise<string>;
  document: string;
  nextDocument: string;
  search?: SearchSteps;
}

export const OURS: Site = {
  id: "site",
  name: "This site",
  builtOn: "React",
  built: async () => projectBuild,
  document: DOCUMENT,
  nextDocument: NEXT_DOCUMENT,
  search: {
    open: async (page) => {
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.locator("dialog input").waitFor();
    },
    result: "dialog [role=option] mark",
  },
};

export interface Comparison {
  pages: PeerPage[];
  node: NodeForBuilds;
  sites: Site[];
}

export function comparison(): Comparison {
  const pages = readTwins(projectBuild);
  const node = nodeForBuilds();
  const sites = PEERS.map(
    (peer): Site => ({
      id: peer.id,
      name: peer.name,
      builtOn: peer.builtOn,
      built: () => builtPeer(peer, pages, node),
      document: peer.address(plainSlug(DOCUMENT)),
      nextDocument: peer.address(plainSlug(NEXT_DOCUMENT)),
      ...(peer.search && { search: peer.search }),
    }),
  );
  return { pages, node, sites: [OURS, ...sites] };
}
