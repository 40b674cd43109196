import path from "node:path";
import { digest } from "../digest";
import { codeOf } from "../kept";
import { lightScriptsOf } from "../platform/lightHtml";
import { Thread } from "../thread";
import { contentsIn, keepContent, type PageContent, type RenderedPage } from "./content";

/** What decides what is made of a page. */
const MADE_BY = [
  "plugins/rendered-pages",
  "plugins/platform",
  "plugins/search",
  "src/search",
  "package-lock.json",
];

/** For fewer pages, starting a thread takes longer than the pages themselves. */
const WORTH_A_THREAD = 20;

/**
 * What is made of each page once it is rendered, kept between builds. A build hands pages over as
 * they come, so that most are done when the last one is rendered. None is held here for longer than
 * it is worked on: they would be the whole site at once.
 */
export class RenderedPages {
  private readonly folder: string;
  private readonly code = codeOf(MADE_BY);
  private readonly kept: ReturnType<typeof contentsIn>;
  /** By route. What was made of a page is kept once the promise is fulfilled. */
  private readonly taken = new Map<string, { key: string; done: Promise<unknown> }>();
  private readonly waiting = new Map<string, RenderedPage>();
  private readonly thread = new Thread<typeof import("./content")>(
    path.join(__dirname, "content.ts"),
  );
  private isWorthAThread = false;

  constructor(keptDir: string) {
    this.folder = path.join(keptDir, "rendered");
    this.kept = contentsIn(this.folder);
  }

  isTaken(route: string): boolean {
    return this.taken.has(route);
  }

  /** Works on the page from now on, once there is enough to do for a thread. */
  take(page: RenderedPage): void {
    const { route, html } = page;
    const key = digest(this.code, html);
    if (this.taken.get(route)?.key === key) {
      return;
    }
    this.taken.set(route, { key, done: Promise.resolve() });
    this.waiting.delete(route);
    if (this.kept.find(route)?.key === key) {
      return;
    }
    this.waiting.set(route, page);
    this.isWorthAThread ||= this.waiting.size >= WORTH_A_THREAD;
    if (this.isWorthAThread) {
      for (const waiting of this.waiting.keys()) {
        this.make(waiting, (...given) => this.thread.call("keepContent", ...given));
      }
    }
  }

  /** What was made of the page that was taken last at the route. */
  async contentAt(route: string): Promise<PageContent> {
    this.make(route, keepContent);
    const { key, done } = this.taken.get(route) ?? {};
    await done;
    const kept = this.kept.find(route);
    if (!kept || kept.key !== key) {
      throw new Error(`${this.folder}: changed by another build; run one at a time`);
    }
    return { light: kept.text, found: kept.about };
  }

  /** If the page still waits for it. */
  private make(
    route: string,
    keep: (...given: Parameters<typeof keepContent>) => void | Promise<void>,
  ): void {
    const page = this.waiting.get(route);
    const taken = this.taken.get(route);
    if (page && taken) {
      this.waiting.delete(route);
      taken.done = lightScriptsOf(page.html).then((scripts) =>
        keep(page, scripts, taken.key, this.folder),
      );
      // Whoever asks for it learns of a failure.
      taken.done.catch(() => undefined);
    }
  }
}

const byFolder = new Map<string, RenderedPages>();

/** The pages of the site that keeps what they are made of there. */
export function renderedPages(keptDir: string): RenderedPages {
  const pages = byFolder.get(keptDir) ?? new RenderedPages(keptDir);
  byFolder.set(keptDir, pages);
  return pages;
}
