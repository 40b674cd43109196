import { type BrowserContext, test as base } from "@playwright/test";

export * from "@playwright/test";

/**
 * A page rests until somebody moves or touches something (src/platform/start.ts). Most tests look
 * at pages that somebody uses: in these, every page feels a first move as soon as it is there.
 */
export async function bePresent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.addEventListener("DOMContentLoaded", () =>
      window.dispatchEvent(new PointerEvent("pointermove")),
    );
  });
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await bePresent(context);
    await use(context);
  },
});
