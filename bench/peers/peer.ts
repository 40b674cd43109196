import type { Page } from "@playwright/test";
import type { PeerPage } from "./content";
import type { Packages } from "./versions";

/** How a reader gets to the first search result. */
export interface SearchSteps {
  /** Opens the search and waits until its box takes letters. */
  open(page: Page): Promise<void>;
  /** Selector of a result that is shown. */
  result: string;
  /** Files the search needs that every visit loads, searching or not. */
  loadedByEveryVisit?: RegExp;
}

/** A documentation framework as its own documentation sets it up, with our content in it. */
export interface Peer {
  id: string;
  name: string;
  builtOn: "React" | "Vue" | "no framework";
  packages: Packages;
  /** The packages named in the report. */
  mainPackages: readonly string[];
  /** Every file of the project but package.json. */
  files(pages: readonly PeerPage[]): Record<string, string>;
  /** Files of node_modules to run, one after the other, with their arguments. */
  build: readonly (readonly [file: string, ...args: string[]])[];
  output: string;
  /** What a first build does not have. */
  caches: readonly string[];
  /** Address of a page on the built site. */
  address(slug: string): string;
  search?: SearchSteps;
}
