/** Lets the browser draw and answer before the work goes on. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
