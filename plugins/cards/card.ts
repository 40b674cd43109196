import path from "node:path";

/** What a social card says, and where it is. */
export interface Card {
  title: string;
  section: string;
  /** Address within the site, also the path in the build. */
  image: string;
}

const FOLDER = "img/cards";

/** The folder of a page tells its kind; the first match counts. */
const SECTIONS: [folder: string, section: string][] = [
  ["docs/api/providers", "API · Provider"],
  ["docs/api/components", "API · Component"],
  ["docs/api/hooks", "API · Hook"],
  ["docs/api/hocs", "API · Higher-order component"],
  ["docs/api/enhancers", "API · Enhancer"],
  ["docs/api/senders", "API · Sender"],
  ["docs/api/utils", "API · Utility"],
  ["docs/api", "API reference"],
  ["docs/guides", "Guide"],
  ["docs/packages", "Package"],
  ["docs/getting-started", "Getting started"],
  ["docs", "Documentation"],
  ["blog", "Blog"],
];

/** The card of a content file, given by its path from the root of the project. */
export function cardOf(file: string, title: string): Card {
  const source = file.split(path.sep).join("/");
  const section = SECTIONS.find(([folder]) => source.startsWith(`${folder}/`))?.[1];
  if (!section) {
    throw new Error(`${source}: no social card is known for this folder; add it to cards/card.ts.`);
  }
  return { title, section, image: `${FOLDER}/${source.replace(/\.mdx?$/, "")}.png` };
}

/** Whether the front matter's image is one of ours; a page may name a picture of its own. */
export function isDrawn(image: string | undefined): boolean {
  return image?.startsWith(`/${FOLDER}/`) ?? false;
}
