/** So many elements at a time keep even a slow phone busy for no more than a few frames. */
const SLICE = 300;

/** Not in every browser; there blocks are not left out either. */
const whenIdle = (act: () => void) => window.requestIdleCallback?.(act) ?? setTimeout(act);

const isLeftOut = (block: HTMLElement) => getComputedStyle(block).contentVisibility === "auto";

/** Blocks far down a page are left out of its first layout (see custom.css). This lays out all. */
export function layOutAll(): void {
  document.documentElement.toggleAttribute("data-laid-out", true);
}

/** From top to bottom, with pauses in which the page can answer. */
export function layOutInSlices(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(".markdown > *")].filter(isLeftOut);
  let next = 0;
  function slice(): void {
    let elements = 0;
    for (const block of blocks.slice(next)) {
      block.style.contentVisibility = "visible";
      next += 1;
      elements += block.getElementsByTagName("*").length;
      if (elements > SLICE) {
        whenIdle(slice);
        return;
      }
    }
    layOutAll();
  }
  whenIdle(slice);
}
