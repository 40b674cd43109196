import { expect, type Locator } from "@playwright/test";

/**
 * Clicks inside a frame. The browser sends a click where things were drawn last, which may lag
 * behind the page while the frame grows or scrolls, and a click that went elsewhere tells nobody.
 * The pointer rests on the target first: then it is drawn where it is.
 */
export async function clickDrawn(target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await target.hover();
      return target.evaluate((element) => element.matches(":hover"));
    })
    .toBe(true);
  await target.click();
}
