/** The head is written in the next animation frame, so what needs its title waits for the one after. */
export function afterHeadUpdate(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}
