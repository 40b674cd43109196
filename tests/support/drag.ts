import type { Locator, Page } from "@playwright/test";

export interface Drag {
  over(target: Locator): Promise<void>;
  /** Just above the target, where the page is not part of it. */
  outside(target: Locator): Promise<void>;
  drop(target: Locator): Promise<void>;
}

/** Drags files or folders of the disk as a user does: the browser itself makes the events. */
export async function dragFiles(page: Page, paths: string[]): Promise<Drag> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  let hasEntered = false;

  const send = (type: "dragEnter" | "dragOver" | "drop", x: number, y: number) =>
    session.send("Input.dispatchDragEvent", { type, x, y, data });

  async function moveTo(x: number, y: number) {
    if (!hasEntered) await send("dragEnter", x, y);
    hasEntered = true;
    // twice: what the first one changes in the page decides where the second one lands
    await send("dragOver", x, y);
    await send("dragOver", x + 1, y);
  }

  async function boxOf(target: Locator) {
    const box = await target.boundingBox();
    if (!box) throw new Error("Nothing to drag to: the element is not visible.");
    return box;
  }

  async function over(target: Locator) {
    const { x, y, width, height } = await boxOf(target);
    await moveTo(x + width / 2, y + height / 2);
  }

  return {
    over,
    async outside(target) {
      const { x, y, width } = await boxOf(target);
      await moveTo(x + width / 2, y - 8);
    },
    async drop(target) {
      await over(target);
      const { x, y, width, height } = await boxOf(target);
      await send("drop", x + width / 2, y + height / 2);
    },
  };
}
