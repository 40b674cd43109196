import type { WorkerMessage, WorkerParams } from "./messages";

/**
 * In offline mode the page was read from the copy of its version, so a new one waits until the
 * visitor agrees to reload. Otherwise the page came from the network and nothing is in the way.
 */
export function watchUpdates(registration: ServiceWorkerRegistration, offlineMode: boolean): void {
  if (offlineMode) {
    void reloadWhenReplaced();
  }
  const handleWaiting = () => {
    if (registration.waiting) {
      void onWaiting(registration.waiting, registration.active, offlineMode);
    }
  };
  handleWaiting();
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => worker.state === "installed" && handleWaiting());
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

async function onWaiting(
  waiting: ServiceWorker,
  active: ServiceWorker | null,
  offlineMode: boolean,
): Promise<void> {
  const activate = () => send(waiting, { type: "ACTIVATE" });
  if (!offlineMode || !active || !servesCopy(active) || (await sameVersion(waiting, active))) {
    activate();
    return;
  }
  const { showReloadPrompt } = await import("@site/src/offline/reloadPrompt");
  showReloadPrompt(activate);
}

/** All tabs change over together: one that kept running would mix old code with new files. */
async function reloadWhenReplaced(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const running = controller && servesCopy(controller) ? await versionOf(controller) : undefined;
  navigator.serviceWorker.addEventListener("controllerchange", async () => {
    const next = navigator.serviceWorker.controller;
    if (running !== undefined && next && (await versionOf(next)) !== running) {
      window.location.reload();
    }
  });
}

function servesCopy(worker: ServiceWorker): boolean {
  const params = new URL(worker.scriptURL).searchParams.get("params") ?? "{}";
  return (JSON.parse(params) as Partial<WorkerParams>).offlineMode === true;
}

async function sameVersion(one: ServiceWorker, other: ServiceWorker): Promise<boolean> {
  const [a, b] = await Promise.all([versionOf(one), versionOf(other)]);
  return a === b;
}

function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string);
    send(worker, { type: "VERSION" }, [port2]);
  });
}

function send(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
