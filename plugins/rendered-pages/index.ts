import path from "node:path";
import { digest } from "../digest";
import { codeOf } from "../kept";
import { lightScriptsOf } from "../platform/lightHtml";
import { Thread } from "../thread";
import { contentsIn, makeContent, type PageContent, type RenderedPage } from "./content";

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

type Make = (...given: Parameters<typeof makeContent>) => PageContent | Promise<PageContent>;

/**
 * What is made of each page once it is rendered, kept between builds. A build hands pages over as
 * they come, so that most are done when the last one is rendered.
 */
export class RenderedPages {
  private readonly folder: string;
  private readonly code = codeOf(MADE_BY);
  private readonly kept: ReturnType<typeof contentsIn>;
  private readonly contents = new Map<string, { html: string; content: Promise<PageContent> }>();
  private readonly thread = new Thread<typeof import("./content")>(
    path.join(__dirname, "content.ts"),
  );
  private readonly waiting = new Map<string, RenderedPage>();
  private isWorthAThread = false;

  constructor(keptDir: string) {
    this.folder = path.join(keptDir, "rendered");
    this.kept = contentsIn(this.folder);
  }

  /** Works on the page from now on, once there is enough to do for a thread. */
  take(page: RenderedPage): void {
    if (this.find(page)) {
      return;
    }
    this.waiting.set(page.route, page);
    this.isWorthAThread ||= this.waiting.size >= WORTH_A_THREAD;
    if (this.isWorthAThread) {
      for (const waiting of this.waiting.values()) {
        this.add(waiting, (...given) => this.thread.call("makeContent", ...given));
      }
    }
  }

  contentOf(page: RenderedPage): Promise<PageContent> {
    return this.find(page) ?? this.add(page, makeContent);
  }

  private find(page: RenderedPage): Promise<PageContent> | undefined {
    const known = this.contents.get(page.route);
    if (known?.html === page.html) {
      return known.content;
    }
    const kept = this.kept.find(page.route);
    return kept?.key === this.keyOf(page)
      ? this.remember(page, Promise.resolve({ light: kept.text, found: kept.about }))
      : undefined;
  }

  private add(page: RenderedPage, make: Make): Promise<PageContent> {
    const content = lightScriptsOf(page.html).then((scripts) =>
      make(page, scripts, this.keyOf(page), this.folder),
    );
    return this.remember(page, content);
  }

  private remember({ route, html }: RenderedPage, content: Promise<PageContent>) {
    this.contents.set(route, { html, content });
    this.waiting.delete(route);
    // Whoever asks for it learns of a failure.
    content.catch(() => undefined);
    return content;
  }

  private readonly keyOf = ({ html }: RenderedPage) => digest(this.code, html);
}

const byFolder = new Map<string, RenderedPages>();

/** The pages of the site that keeps what they are made of there. */
export function renderedPages(keptDir: string): RenderedPages {
  const pages = byFolder.get(keptDir) ?? new RenderedPages(keptDir);
  byFolder.set(keptDir, pages);
  return pages;
}
