import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "../../deploy/server";
import { writeServiceWorker } from "../../plugins/offline/writeServiceWorker";
import { OFFLINE_MOBILE_MAX_WIDTH, STORAGE_KEYS } from "../../src/constants";
import { fixtureDir } from "../fixtures/build";
import routes from "../routes.json";
import { bePresent } from "../support/visitor";
import { offlineReady, registerWhenQuiet, workerAtWork, workerParams } from "../support/worker";
import { test as base, expect, hydrated, proves, visit } from "./support";

const siteDir = path.resolve(__dirname, "../../build");

/** A host whose site can be replaced by another version, or stopped, at the same address. */
interface Host {
  url: string;
  serve(dir: string): Promise<void>;
  stop(): Promise<void>;
}

const test = base.extend<{ host: Host; scratch: string }>({
  // Asks for the scratch folder only to be stopped before it is removed.
  host: async ({ scratch: _scratch }, use) => {
    let server: RunningServer | undefined;
    const host: Host = {
      url: "",
      stop: async () => {
        await server?.close();
        server = undefined;
      },
      serve: async (dir) => {
        await host.stop();
        const port = host.url ? Number(new URL(host.url).port) : 0;
        server = await startServer({ dir, host: "localhost", port });
        host.url = server.url;
      },
    };
    await use(host);
    await host.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from this pattern.
  scratch: async ({}, use) => {
    const dir = mkdtempSync(path.join(tmpdir(), "docs-version-"));
    await use(dir);
    // A browser that is on its way out may still write into its profile.
    rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
  },
});

declare global {
  interface Window {
    /** What became of the worker that the page registered. */
    workerStates: string[];
  }
}

/** The fixture site with another text on one page: a new version without a build. */
async function newVersion(scratch: string, name: string): Promise<string> {
  const dir = path.join(scratch, name);
  cpSync(fixtureDir, dir, { recursive: true });
  appendFileSync(path.join(dir, "docs/index.html"), `<p id="version">${name}</p>`);
  await writeServiceWorker(dir);
  return dir;
}

const prompt = (page: Page) => page.getByRole("region", { name: "New version" });

test(proves("4-offline-worker"), async ({ page, fixture }) => {
  await visit(page, fixture);
  await expect.poll(() => workerParams(page)).toEqual({ offlineMode: false, debug: false });
});

test(proves("7-worker"), async ({ page, fixture }) => {
  const request = page.context().waitForEvent("request", (sent) => sent.url().includes("/sw.js"));
  await visit(page, `${fixture}?offlineMode=true`);
  const sent = await request;
  expect(sent.method()).toBe("GET");
  expect(new URL(sent.url()).searchParams.get("params")).toBe(
    JSON.stringify({ offlineMode: true, debug: false }),
  );
});

test(proves("4-offline-query"), async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/?offlineMode=false`);
  expect(await workerParams(page)).toMatchObject({ offlineMode: false });
  await visit(page, `${fixture}docs/?offlineMode=true`);
  await offlineReady(page);
});

test(proves("4-offline-installed"), async ({ page, fixture }) => {
  await visit(page, fixture);
  expect(await workerParams(page)).toMatchObject({ offlineMode: false });
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await offlineReady(page);
  // It is remembered, until the browser offers to install again.
  await page.reload();
  await hydrated(page);
  await offlineReady(page);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeinstallprompt")));
  expect(
    await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.appInstalled),
  ).toBeNull();
});

test(proves("4-offline-standalone"), async ({ page, fixture }) => {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === "(display-mode: standalone)" ? original("all") : original(query);
  });
  await visit(page, fixture);
  await offlineReady(page);
});

test(proves("4-offline-breakpoint", "9-offline-breakpoint"), async ({ browser, fixture }) => {
  expect(OFFLINE_MOBILE_MAX_WIDTH).toBe(940);
  for (const [width, offlineMode] of [
    [OFFLINE_MOBILE_MAX_WIDTH + 1, false],
    [OFFLINE_MOBILE_MAX_WIDTH, true],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await bePresent(context);
    const page = await context.newPage();
    await visit(page, fixture);
    await expect.poll(() => workerParams(page)).toMatchObject({ offlineMode });
    await context.close();
  }
});

test("every page works with the server stopped", async ({ page, host }) => {
  test.setTimeout(120_000);
  await host.serve(siteDir);
  await visit(page, `${host.url}?offlineMode=true`);
  await offlineReady(page);
  await host.stop();
  const missing = await page.evaluate(async (all) => {
    const answers = await Promise.all(
      all.map(async (route) => {
        const response = await fetch(route);
        return { route, ok: response.ok && (await response.text()).includes("<main") };
      }),
    );
    return answers.filter(({ ok }) => !ok).map(({ route }) => route);
  }, Object.values(routes).flat());
  expect(missing).toEqual([]);
  // One page of each kind is opened, too.
  for (const [route = "/"] of Object.values(routes)) {
    await visit(page, new URL(route, host.url).href);
    await expect(page.locator("main").first(), route).toBeVisible();
  }
  await visit(page, `${host.url}docs/`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(`${host.url}blog/`);
  await expect(page.locator("article").first()).toBeVisible();
  // An example and the lab around it.
  await visit(page, `${host.url}docs/`);
  const example = page.locator("[data-example]").first();
  await example.scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute("data-state", "ready");
  await expect(example.locator("[data-lab-stage]")).not.toBeEmpty();

  await page.goto(`${host.url}docs/api`);
  await expect(page, "a path without its slash finds its page").toHaveURL(`${host.url}docs/api/`);

  const unknown = await page.goto(`${host.url}docs/no-such-page/`);
  expect(unknown?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/i);
});

test(proves("4-offline-prompt"), async ({ page, host, scratch }) => {
  await host.serve(await newVersion(scratch, "first"));
  await visit(page, `${host.url}docs/?offlineMode=true`);
  await offlineReady(page);
  await host.serve(await newVersion(scratch, "second"));
  await visit(page, `${host.url}docs/?offlineMode=true`);
  await expect(prompt(page)).toContainText("A new version of this site is ready.");
  await expect(page.locator("#version"), "the old version until then").toHaveText("first");

  await prompt(page).getByRole("button", { name: "Later" }).click();
  await expect(prompt(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator("#version")).toHaveText("first");
  await prompt(page).getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("#version")).toHaveText("second");
  await expect(prompt(page)).toHaveCount(0);
  await host.stop();
  await visit(page, `${host.url}docs/`);
  await expect(page.locator("#version")).toHaveText("second");
});

test(proves("4-offline-silent"), async ({ page, host, scratch }) => {
  await host.serve(await newVersion(scratch, "first"));
  await visit(page, `${host.url}docs/`);
  const before = await versionOf(page);
  await host.serve(await newVersion(scratch, "second"));
  await visit(page, `${host.url}docs/`);
  await expect.poll(() => versionOf(page)).not.toBe(before);
  await expect(page.locator("#version")).toHaveText("second");
  await expect(prompt(page)).toHaveCount(0);
});

async function versionOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    active?.postMessage({ type: "VERSION" }, [port2]);
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data as string);
    });
  });
}

test("an update never leaves open tabs on a mix of old and new files", async ({
  context,
  host,
  scratch,
}) => {
  await host.serve(await newVersion(scratch, "first"));
  const [one, other] = [await context.newPage(), await context.newPage()];
  await visit(one, `${host.url}docs/?offlineMode=true`);
  await offlineReady(one);
  await visit(other, `${host.url}docs/?offlineMode=true`);
  await host.serve(await newVersion(scratch, "second"));
  await one.reload();
  await expect(one.locator("#version")).toHaveText("first");
  await prompt(one).getByRole("button", { name: "Reload" }).click();
  await expect(one.locator("#version")).toHaveText("second");
  await expect(other.locator("#version")).toHaveText("second");
});

test("a copy that changes under way is not used", async ({ page, host, scratch }) => {
  const first = await newVersion(scratch, "first");
  // A deployment replaces files after the worker and its list were read.
  appendFileSync(path.join(first, "docs/second/index.html"), "<p>of another version</p>");
  await host.serve(first);
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    window.workerStates = [];
    workers.register = async (...args) => {
      const registration = await register(...args);
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => window.workerStates.push(worker.state));
      return registration;
    };
  });
  await visit(page, `${host.url}docs/?offlineMode=true`);
  await expect.poll(() => page.evaluate(() => window.workerStates)).toEqual(["redundant"]);
  await visit(page, `${host.url}docs/second/`);
  await expect(page.getByText("of another version"), "straight from the network").toBeVisible();
});

test("leaving offline mode keeps the copy, which still helps when the network fails", async ({
  page,
  host,
  scratch,
}) => {
  await host.serve(await newVersion(scratch, "first"));
  await visit(page, `${host.url}docs/?offlineMode=true`);
  await offlineReady(page);
  const copied = () =>
    page.evaluate(async () => (await (await caches.open("offline-copy")).keys()).length);
  const files = await copied();
  const register = await registerWhenQuiet(page);
  await visit(page, `${host.url}docs/`);
  await register();
  await workerAtWork(page, { offlineMode: false, copyKept: true });
  expect(await copied()).toBe(files);

  await host.serve(await newVersion(scratch, "second"));
  await page.reload();
  await expect(page.locator("#version"), "the network comes first now").toHaveText("second");
  await host.stop();
  await page.reload();
  await expect(page.locator("#version")).toHaveText("first");
  await hydrated(page);
});

test("the worker ignores requests that are not GET, so upload progress stays alive", async ({
  page,
  fixture,
}) => {
  await visit(page, `${fixture}?offlineMode=true`);
  await offlineReady(page);
  const events = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let progress = 0;
        const request = new XMLHttpRequest();
        request.upload.onprogress = () => {
          progress += 1;
        };
        request.onloadend = () => resolve(progress);
        request.open("POST", "/upload");
        request.send(new Uint8Array(3_000_000));
      }),
  );
  expect(events).toBeGreaterThan(0);
});

test(proves("7-worker-failure", "8-worker"), async ({ page, fixture }) => {
  const logged: string[] = [];
  const uncaught: Error[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("pageerror", (error) => uncaught.push(error));
  await page.context().route(/\/sw\.js/, (route) => route.fulfill({ status: 500 }));
  await visit(page, `${fixture}docs/`);
  await expect
    .poll(() => logged.join("\n"))
    .toContain("The service worker could not be registered");
  await page.locator("main").getByRole("link", { name: "the second one" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  expect(uncaught).toEqual([]);
});

test("manifest and icons make the site installable", async ({ host, launchOptions, scratch }) => {
  await host.serve(siteDir);
  // The browser judges this in a profile of its own only: Playwright's usual contexts are incognito.
  const context: BrowserContext = await chromium.launchPersistentContext(
    path.join(scratch, "profile"),
    launchOptions,
  );
  await bePresent(context);
  const page = await context.newPage();
  await visit(page, host.url);
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  await context.close();
});
