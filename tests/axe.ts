import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Rules that depend on the theme; all others see the same page in both. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Hundreds on a page, in a few colours whose contrast src/css/code.test.ts checks. */
const CODE_TOKENS = "pre span";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A colour on its way from one theme to the other is neither: the shortest transition lasts a frame. */
export async function motionOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe has against the page as it stands, or against one part of it, one line a finding. */
export async function accessibilityFaults(
  page: Page,
  rules: "all" | "colors" = "all",
  part = "html",
): Promise<string[]> {
  await motionOver(page);
  await page.evaluate(source);
  const runOnly =
    rules === "all" ? { type: "tag", values: TAGS } : { type: "rule", values: COLOR_RULES };
  return page.evaluate(
    async ({ only, parts }) => {
      const { axe } = window as unknown as {
        axe: { run(parts: object, options: object): Promise<AxeResults> };
      };
      const { violations } = await axe.run(parts, {
        runOnly: only,
        resultTypes: ["violations"],
        // No rule in use needs the style sheets a second time.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
      );
    },
    { only: runOnly, parts: { include: [[part]], exclude: [[CODE_TOKENS]] } },
  );
}
