import { type BrowserContext, test as base, type Page } from "@playwright/test";

export * from "@playwright/test";

/**
 * A page rests until somebody moves or touches something (src/platform/start.ts). Most tests look
 * at pages that somebody uses: in these, every page feels a first move as soon as it is there.
 */
export async function bePresent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.addEventListener("DOMContentLoaded", () =>
      window.dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })),
    );
  });
}

const PATIENCE = { timeout: 15_000 };

/** Looks again with every frame. `expect` looks seldom, which adds up over all pages. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === "true",
    undefined,
    PATIENCE,
  );
}

/** The same for a live example. */
export async function untilReady(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (example) => document.querySelector(`[data-example="${example}"][data-state="ready"]`),
    name,
    PATIENCE,
  );
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await bePresent(context);
    await use(context);
  },
});
