import { expect, type Page } from "@playwright/test";

type Params = Record<string, unknown>;

/** The query values of the worker that is registered and at work. */
export async function workerParams(page: Page): Promise<Params> {
  const url = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL ?? "";
  });
  return JSON.parse(new URL(url).searchParams.get("params") ?? "{}") as Params;
}

/**
 * Waits until the worker with these query values answers the page's requests.
 * `waitForFunction` would not do: it takes the promise of an async function for a yes.
 */
export async function workerAtWork(page: Page, params: Params): Promise<void> {
  const timeout = 60_000;
  await expect.poll(() => workerParams(page), { timeout }).toMatchObject(params);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { active } = await navigator.serviceWorker.ready;
          return active?.state === "activated" && navigator.serviceWorker.controller === active;
        }),
      { timeout },
    )
    .toBe(true);
}

/** Waits until offline mode is at work: its worker is active, so everything is copied. */
export const offlineReady = (page: Page): Promise<void> =>
  workerAtWork(page, { offlineMode: true });

/**
 * From the next page on, a worker is registered when this says so, and not while the page still
 * loads. Chromium stops a worker that is to be replaced; if a request wakes it up at that moment and
 * developer tools are attached, as in these tests, it is not replaced before five minutes are over.
 */
export async function registerWhenQuiet(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = async (...args) => {
      await new Promise<void>((quiet) => Object.assign(window, { quiet }));
      return register(...args);
    };
  });
  return async () => {
    await page.waitForFunction(() => "quiet" in window);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => (window as unknown as { quiet(): void }).quiet());
  };
}
