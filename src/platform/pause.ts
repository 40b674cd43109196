/** Lets the browser draw and answer before the work goes on. No timer: these are slowed down. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Until what was drawn so far is on the screen. */
export async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await pause();
}
