import { OFFLINE_MOBILE_MAX_WIDTH, OFFLINE_QUERY_PARAMETER, STORAGE_KEYS } from "../constants";

/** Safari and Chromium know more about the app and the connection than the standard library says. */
interface AppNavigator {
  getInstalledRelatedApps?: () => Promise<{ platform: string }[]>;
  connection?: { saveData?: boolean };
  standalone?: boolean;
}

const appNavigator = () => navigator as AppNavigator;

const STRATEGIES = {
  queryString: () =>
    new URLSearchParams(window.location.search).get(OFFLINE_QUERY_PARAMETER) === "true",
  standalone: () =>
    window.matchMedia("(display-mode: standalone)").matches || appNavigator().standalone === true,
  appInstalled: async () => isInstalledFlagSet() || (await isRelatedAppInstalled()),
  mobile: () => window.innerWidth <= OFFLINE_MOBILE_MAX_WIDTH,
  saveData: () => appNavigator().connection?.saveData === true,
  always: () => true,
} satisfies Record<string, () => boolean | Promise<boolean>>;

export type OfflineStrategy = keyof typeof STRATEGIES;

export async function isOfflineModeActive(wanted: readonly OfflineStrategy[]): Promise<boolean> {
  const answers = await Promise.all(wanted.map((strategy) => STRATEGIES[strategy]()));
  return answers.includes(true);
}

/** Where the browser cannot be asked whether the app is installed, its event was noted. */
export function setInstalledFlag(installed: boolean): void {
  try {
    if (installed) {
      localStorage.setItem(STORAGE_KEYS.appInstalled, "true");
    } else {
      localStorage.removeItem(STORAGE_KEYS.appInstalled);
    }
  } catch (error) {
    console.warn("The installation could not be noted:", error);
  }
}

function isInstalledFlagSet(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.appInstalled) === "true";
  } catch {
    return false;
  }
}

async function isRelatedAppInstalled(): Promise<boolean> {
  try {
    const apps = (await appNavigator().getInstalledRelatedApps?.()) ?? [];
    return apps.some(({ platform }) => platform === "webapp");
  } catch {
    // Not allowed inside a frame.
    return false;
  }
}
