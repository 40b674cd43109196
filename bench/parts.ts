import type { Browser } from "@playwright/test";
import { PAGE_KINDS } from "../tests/support/pageKinds";
import {
  measureOurBuild,
  measureOurGrowth,
  measurePeerBuild,
  measurePeerGrowth,
} from "./measure/builds";
import { measureInteractions } from "./measure/interaction";
import { measureLighthouse } from "./measure/lighthouse";
import { measureNavigation } from "./measure/navigation";
import { measureSearch } from "./measure/searchBytes";
import { measureWeights } from "./measure/weight";
import { docusaurus } from "./peers/docusaurus";
import { starlight } from "./peers/starlight";
import { bySite, closeTo, overRounds } from "./report/rounds";
import { middle } from "./report/stats";
import {
  type BuildRow,
  type Data,
  type GrowthStep,
  type Measured,
  measureEach,
  type Part,
} from "./results";
import { copySite, forgetSiteCaches } from "./site/copy";
import { measurePluginShare, type PluginShare, shareOf } from "./site/pluginShare";
import { type Comparison, DOCUMENT, OURS, PEERS } from "./sites";
import { projectBuild } from "./workspace";

export interface Bench {
  browser: Browser;
  comparison: Comparison;
}

/**
 * A machine's speed changes from minute to minute: sites take turns, and the best counts. Those that
 * are close to each other take more of them.
 */
const BUILD_ROUNDS = { all: 2, close: 8 };

const SHARE_TURNS = 3;

const GROWTH = [1, 3, 10];
const GROWING_PEERS = [docusaurus, starlight];

const KINDS = Object.entries(PAGE_KINDS).map(([name, address]) => ({ id: name, name, address }));
/** The weight of these depends on what is searched for, or on a mistyped address. */
const WEIGHED_KINDS = KINDS.filter(({ id }) => id !== "search" && id !== "not found");

/** Any query makes a page of ours start at once: see src/platform/start.ts. */
const AWAKE = {
  id: "site awake",
  name: "This site, awake",
  document: `${DOCUMENT}?awake`,
  built: async () => projectBuild,
};

const only = <T>(values: readonly T[]): T => {
  const [value] = values;
  if (value === undefined) throw new Error("nothing was measured");
  return value;
};

export const MEASURES: { [P in Part]: (bench: Bench) => Promise<Data[P]> } = {
  build: async ({ comparison }) => {
    const builds = [
      { ...OURS, build: () => measureOurBuild(comparison) },
      ...PEERS.map((peer) => ({ ...peer, build: () => measurePeerBuild(peer, comparison) })),
    ];
    const rounds: Measured<BuildRow>[][] = [];
    for (let round = 1; round <= BUILD_ROUNDS.close; round++) {
      console.log(`  round ${round} of ${BUILD_ROUNDS.close}`);
      const close = closeTo(OURS.id, rounds);
      const turns = builds.filter(({ id }) => round <= BUILD_ROUNDS.all || close.has(id));
      rounds.push(await measureEach(turns, ({ build }) => build()));
    }
    return { sites: overRounds(rounds) };
  },

  plugins: async ({ comparison }) => {
    const folder = await copySite(1);
    const shares: PluginShare[] = [];
    for (let turn = 1; turn <= SHARE_TURNS; turn++) {
      console.log(`  watched build ${turn} of ${SHARE_TURNS}`);
      forgetSiteCaches(folder);
      shares.push(await measurePluginShare(folder, comparison.node));
    }
    return middle(shares, shareOf);
  },

  weight: async ({ browser, comparison }) => ({
    sites: await measureEach(comparison.sites, async (site) =>
      only(await measureWeights(browser, await site.built(), [site.document])),
    ),
    kinds: await measureEach(WEIGHED_KINDS, async ({ address }) =>
      only(await measureWeights(browser, projectBuild, [address])),
    ),
  }),

  navigation: async ({ browser, comparison }) =>
    measureEach(comparison.sites, async (site) =>
      measureNavigation(browser, await site.built(), site.document, site.nextDocument),
    ),

  search: async ({ browser, comparison }) =>
    measureEach(comparison.sites, async (site) => {
      if (!site.search) throw new Error("no search that works without a service");
      return measureSearch(browser, await site.built(), site.document, site.search);
    }),

  interaction: async ({ browser }) => measureInteractions(browser, projectBuild, DOCUMENT),

  lighthouse: async ({ comparison }) => ({
    // One after the other, all in the same minutes: the machine is alike for all.
    sites: await measureEach([AWAKE, ...comparison.sites], async (site) =>
      only(await measureLighthouse(await site.built(), [site.document])),
    ),
    kinds: await measureEach(KINDS, async ({ address }) =>
      only(await measureLighthouse(projectBuild, [address])),
    ),
  }),

  growth: async ({ browser, comparison }) => {
    const sites = [
      { ...OURS, grow: (times: number) => measureOurGrowth(browser, comparison, times) },
      ...GROWING_PEERS.map((peer) => ({
        ...peer,
        grow: (times: number) => measurePeerGrowth(browser, peer, comparison, times),
      })),
    ];
    const steps: Measured<GrowthStep>[][] = [];
    // Builds of one size follow each other, so that the machine is alike for all.
    for (const times of GROWTH) {
      console.log(`  ${times} times the pages`);
      steps.push(await measureEach(sites, ({ grow }) => grow(times)));
    }
    return sites.map(({ id, name }) => bySite({ id, name }, steps));
  },
};
