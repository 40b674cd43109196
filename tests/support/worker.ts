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
