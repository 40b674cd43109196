import type { KeyboardEvent } from "react";

const REACHABLE = "input, button, a[href]";

/** Tab runs in a circle inside the dialog instead of leaving it for the browser. */
export function trapTab(event: KeyboardEvent, dialog: HTMLElement | null): void {
  if (event.key !== "Tab" || !dialog) {
    return;
  }
  const reachable = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0,
  );
  const first = reachable[0];
  const last = reachable.at(-1);
  const focused = document.activeElement;
  const inside = dialog.contains(focused) && focused !== dialog;
  if (event.shiftKey && (focused === first || !inside)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (focused === last || !inside)) {
    event.preventDefault();
    first?.focus();
  }
}
