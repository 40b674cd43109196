import { KeptTexts } from "../keptTexts";
import { type LightScripts, lightHtml } from "../platform/lightHtml";
import { type ExtractedPage, extractPage, isIndexed } from "../search/extract";

/** A page of the site as it was rendered. */
export interface RenderedPage {
  /** From the site's root on: `/docs/`, or `/404.html`. */
  route: string;
  html: string;
}

export interface PageContent {
  /** The page's HTML without what changes nothing in it. */
  light: string;
  /** What the search needs of it; `null` for what is not found by it. */
  found: ExtractedPage | null;
}

export const contentsIn = (folder: string) => new KeptTexts<ExtractedPage | null>(folder);

/** Makes the content of a page, and keeps it in the folder under the key. */
export function keepContent(
  { route, html }: RenderedPage,
  scripts: LightScripts,
  key: string,
  folder: string,
): void {
  const text = lightHtml(html, scripts);
  const about = (isIndexed(route) && extractPage(route, html)) || null;
  contentsIn(folder).keep(route, { key, text, about });
}
