import siteConfig from "@generated/docusaurus.config";
import globalData from "@generated/globalData";
import { COPY_CACHE, type OfflineGlobalData, WORKER_FILE, type WorkerParams } from "./messages";
import { isOfflineModeActive, setInstalledFlag } from "./strategies";
import { watchUpdates } from "./updates";

if (
  typeof window !== "undefined" &&
  process.env.NODE_ENV === "production" &&
  "serviceWorker" in navigator
) {
  window.addEventListener("appinstalled", () => {
    setInstalledFlag(true);
    void register();
  });
  // The browser offers to install: the app is not, or no longer, installed.
  window.addEventListener("beforeinstallprompt", () => setInstalledFlag(false));
  if (document.readyState === "complete") {
    void register();
  } else {
    window.addEventListener("load", () => void register(), { once: true });
  }
}

async function register(): Promise<void> {
  const { strategies, debug } = (globalData.offline as { default: OfflineGlobalData }).default;
  try {
    const offlineMode = await isOfflineModeActive(strategies);
    const params: WorkerParams = { offlineMode, debug };
    if (!offlineMode && (await caches.has(COPY_CACHE))) {
      params.copyKept = true;
    }
    const query = new URLSearchParams({ params: JSON.stringify(params) });
    const registration = await navigator.serviceWorker.register(
      `${siteConfig.baseUrl}${WORKER_FILE}?${query}`,
    );
    watchUpdates(registration, offlineMode);
  } catch (error) {
    console.error("The service worker could not be registered:", error);
  }
}
