import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findUsages, pageUrl } from "../../plugins/examples/usage";
import { createUploadServer } from "../../servers/app";
import { allowLocalhost, SANDBOXED_ORIGIN } from "../../servers/lib/cors";
import { SERVER_STORAGE_PREFIX } from "../../src/lab/constants";
import { missingFrom, type TestFile } from "./files";
import { clickDrawn } from "./pointer";
import {
  test as base,
  bePresent,
  type CDPSession,
  expect,
  type JSHandle,
  type Locator,
  type Page,
  untilReady,
} from "./visitor";

export { expect } from "@playwright/test";
export { makeFile, picture, type TestFile } from "./files";
export { clickDrawn } from "./pointer";

type Target = "lab" | "server";
type Failure = 401 | 413 | 500 | "network";

const root = path.join(__dirname, "..", "..");

const nthLabels = new Map([
  [1, "The next one"],
  [2, "The 2nd from now"],
  [3, "The 3rd from now"],
]);
const failureLabels: Record<Failure, string> = {
  401: "401 Unauthorized",
  413: "413 Content Too Large",
  500: "500 Server Error",
  network: "Network error",
};

interface RunningServer {
  url: string;
  root: string;
}

/** One example on its page. `stage` holds what the example itself rendered, without the lab. */
export class ExamplePage {
  readonly stage: Locator;
  private readonly slowed: CDPSession[] = [];

  constructor(
    readonly page: Page,
    readonly name: string,
    readonly target: Target,
    private readonly server: RunningServer | undefined,
    /** What holds the lab; an example that runs in a frame of its own has it there. */
    readonly box = page.locator(`[data-example="${name}"]`),
  ) {
    this.stage = this.box.locator("[data-lab-stage]");
  }

  async open(): Promise<void> {
    const usage = findUsages(root).find(({ name }) => name === this.name);
    if (!usage) throw new Error(`No page of docs/ or blog/ shows <Example name="${this.name}" />.`);
    await this.rememberServer();
    await this.page.goto(pageUrl(root, usage.file));
    // Not by the locator, which would wait until nothing moves while the page starts.
    await this.box.evaluate((box) => box.scrollIntoView({ block: "center" }));
    await untilReady(this.page, this.name);
    await this.expectRoomKept();
    const mark = this.box.getByRole("button", { name: "Network my server" });
    await expect(mark).toHaveCount(this.server ? 1 : 0);
  }

  /** Chooses the server as a visitor does. */
  async connectServer(): Promise<void> {
    if (this.server) await this.sendTo(this.server.url);
  }

  /** As if it had been chosen before a reload, which is sooner done. */
  private async rememberServer(): Promise<void> {
    if (!this.server) return;
    await this.page.evaluate(([key, url]) => sessionStorage.setItem(key, url), [
      SERVER_STORAGE_PREFIX + this.name,
      this.server.url,
    ] as const);
  }

  /** More than what was kept free would have moved the page while the example arrived. */
  private async expectRoomKept(): Promise<void> {
    // The box itself may be taller, beside long code.
    const { kept, taken } = await this.box.evaluate((box) => ({
      kept: Number.parseFloat(getComputedStyle(box).minBlockSize),
      taken: box.firstElementChild?.clientHeight ?? 0,
    }));
    expect(taken).toBeGreaterThan(0);
    expect(taken, 'run "npm run examples:measure"').toBeLessThanOrEqual(kept);
  }

  get status(): Locator {
    return this.stage.getByRole("status");
  }

  /** Chooses files in the dialog that a button of the example opens. */
  async pick(files: TestFile | TestFile[], button?: string): Promise<void> {
    const opener = button
      ? this.stage.getByRole("button", { name: button })
      : this.stage.getByRole("button").first();
    const [dialog] = await Promise.all([this.page.waitForEvent("filechooser"), clickDrawn(opener)]);
    await dialog.setFiles(files);
  }

  async drop(files: TestFile | TestFile[], on: Locator): Promise<void> {
    const dataTransfer = await this.transferOf(files);
    for (const type of ["dragenter", "dragover", "drop"]) {
      await on.dispatchEvent(type, { dataTransfer });
    }
  }

  async paste(files: TestFile | TestFile[], into: Locator): Promise<void> {
    await into.focus();
    const clipboardData = await this.transferOf(files);
    await into.evaluate(
      (element, data) =>
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        ),
      clipboardData,
    );
  }

  /** The n-th request from now fails, once. */
  async fail(nth: number, what: Failure): Promise<void> {
    if (this.target === "lab") {
      await this.network({
        "Fail with": failureLabels[what],
        "Fail a request": nthLabels.get(nth) ?? `The ${nth}th from now`,
      });
      return;
    }
    let left = nth;
    await this.page.route(`${this.server?.url}/**`, (route) => {
      if (route.request().method() === "OPTIONS" || --left !== 0) return route.fallback();
      if (what === "network") return route.abort("connectionreset");
      return route.fulfill({
        status: what,
        headers: { "access-control-allow-origin": new URL(this.page.url()).origin },
      });
    });
  }

  /** Slow enough that a test can press a button while an upload runs. */
  async slowDown(): Promise<void> {
    if (this.target === "lab") {
      await this.network({ Bandwidth: "1 MB/s" });
      return;
    }
    for (const target of [this.page, ...this.page.frames().slice(1)]) {
      // Only a frame in a process of its own has a session of its own.
      const session = await this.page
        .context()
        .newCDPSession(target)
        .catch(() => undefined);
      if (!session) continue;
      this.slowed.push(session);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 20,
        downloadThroughput: -1,
        uploadThroughput: 1_000_000,
      });
    }
  }

  /** For the rest of a test that has seen what it had to be slow for. */
  async speedUp(): Promise<void> {
    if (this.target === "lab") await this.network({ Bandwidth: "Unlimited" });
    await Promise.all(this.slowed.splice(0).map((session) => session.detach()));
  }

  /** Against the real servers: the very bytes are on disk. The lab keeps none. */
  async expectStored(
    folder: "upload" | "chunked" | "tus" | "objects",
    files: TestFile | TestFile[],
  ): Promise<void> {
    if (!this.server) return;
    const stored = path.join(this.server.root, folder);
    await expect.poll(() => missingFrom(stored, [files].flat())).toEqual([]);
  }

  /** Methods and paths of the lab's wire view, oldest first. */
  async requests(): Promise<string[]> {
    const counter = this.box.getByRole("button", { name: /^Events \d/ });
    if ((await counter.getAttribute("aria-expanded")) === "false") await clickDrawn(counter);
    await clickDrawn(this.box.getByRole("tab", { name: "Requests" }));
    // The rows skip rendering while they are out of sight; their inner text is empty then.
    const rows = this.box.getByRole("list", { name: /^Requests/ }).getByRole("button");
    return rows.evaluateAll((buttons) =>
      buttons.map((button) => [...button.children].map((child) => child.textContent).join("\n")),
    );
  }

  private async sendTo(url: string): Promise<void> {
    await this.openNetworkPanel();
    const field = this.box.getByLabel("Use my server");
    await field.fill(url);
    await clickDrawn(this.box.getByRole("button", { name: "Use", exact: true }));
    await expect(field).toHaveAccessibleDescription(new RegExp(`go to ${url}`));
  }

  private async network(settings: Record<string, string>): Promise<void> {
    await this.openNetworkPanel();
    for (const [label, option] of Object.entries(settings)) {
      await this.box.getByLabel(label, { exact: true }).selectOption(option);
    }
  }

  private async openNetworkPanel(): Promise<void> {
    const button = this.box.getByRole("button", { name: /^Network/ });
    if ((await button.getAttribute("aria-expanded")) === "false") await clickDrawn(button);
    await expect(this.box.getByLabel("Use my server")).toBeVisible();
    // A frame grows with its content. Until it has, a click may meet what has moved.
    await expect
      .poll(() =>
        this.box.evaluate(
          ({ ownerDocument: { documentElement } }) =>
            window.parent === window || documentElement.scrollHeight <= window.innerHeight,
        ),
      )
      .toBe(true);
  }

  private transferOf(files: TestFile | TestFile[]): Promise<JSHandle<DataTransfer>> {
    const plain = [files].flat().map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      bytes: buffer.toString("base64"),
    }));
    // Made where the example runs, which may be a frame.
    return this.stage.evaluateHandle((_stage, list) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of list) {
        const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
        transfer.items.add(new File([content], name, { type: mimeType }));
      }
      return transfer;
    }, plain);
  }
}

interface Options {
  /** An example that sends nothing has no second run against the real servers. */
  networked?: boolean;
}

/** The tab is the next test's as well: an init script has to be taken away again. */
type Body = (fixtures: { example: ExamplePage; page: Page }) => Promise<void>;

interface WorkerFixtures {
  uploadServer: RunningServer;
  keptTab: Page;
}

/** Of the site, and without a script. */
const PLAIN_FILE = "/noscript.css";

const withServer = base.extend<{ tab: Page }, WorkerFixtures>({
  uploadServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));
      const server = createUploadServer({
        root: folder,
        allowOrigin: (origin) => origin === SANDBOXED_ORIGIN || allowLocalhost(origin),
      });
      const url = await server.listen(0);
      await use({ url, root: folder });
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  keptTab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: base.info().project.use.baseURL });
      await bePresent(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  /** One tab for all tests of the worker: a new one takes as long as most examples. */
  tab: async ({ keptTab }, use) => {
    // The last page is gone before its traces are removed: it cannot leave new ones.
    await keptTab.goto(PLAIN_FILE);
    await keptTab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await keptTab.context().clearCookies();
    await keptTab.mouse.move(0, 0);
    await use(keptTab);
    await keptTab.unrouteAll({ behavior: "ignoreErrors" });
    keptTab.removeAllListeners("request");
  },
});

/** Runs one body twice: against the lab in the page, and against the real upload servers. */
function example(name: string, promise: string, body: Body, { networked = true }: Options = {}) {
  withServer(`${name} ${promise}, in the lab`, async ({ tab }) => {
    const opened = new ExamplePage(tab, name, "lab", undefined);
    await opened.open();
    await body({ example: opened, page: tab });
  });
  if (!networked) return;
  withServer(`${name} ${promise}, with real servers`, async ({ tab, uploadServer }) => {
    const opened = new ExamplePage(tab, name, "server", uploadServer);
    await opened.open();
    await body({ example: opened, page: tab });
    await opened.speedUp();
  });
}

export const test = Object.assign(withServer, { example });
