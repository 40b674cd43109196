import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, Spec } from "axe-core";
import { LOOK_MARK, markLooks, type SeenLooks } from "./support/looks";

export const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Rules that depend on the theme; all others see the same page in both. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Measuring colours takes most of the time, so only elements that stand for others are measured. */
const MARKED_ONLY: Spec = {
  rules: [
    { id: "color-contrast", selector: `[${LOOK_MARK}]` },
    { id: "link-in-text-block", selector: `:is(a[href], [role=link])[${LOOK_MARK}]` },
  ],
};

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

/**
 * What axe has against the page as it stands, or against one part of it, one line a finding. Colours
 * that enough of the pages before had are not measured again.
 */
export async function accessibilityFaults(
  page: Page,
  rules: "all" | "colors" = "all",
  part = "html",
  seen?: SeenLooks,
): Promise<string[]> {
  await motionOver(page);
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeSource);
  }
  if (!(await markLooks(page, part, seen)) && rules === "colors") {
    return [];
  }
  const runOnly =
    rules === "all" ? { type: "tag", values: TAGS } : { type: "rule", values: COLOR_RULES };
  return page.evaluate(
    async ({ only, part, markedOnly }) => {
      const { axe } = window as unknown as {
        axe: {
          configure(spec: Spec): void;
          run(part: string, options: object): Promise<AxeResults>;
        };
      };
      axe.configure(markedOnly);
      const { violations } = await axe.run(part, {
        runOnly: only,
        resultTypes: ["violations"],
        // No rule in use needs the style sheets a second time.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
      );
    },
    { only: runOnly, part, markedOnly: MARKED_ONLY },
  );
}
