import { pageRoute } from "./thisPage";

/** The bundle's runtime lists every other file by its hash, so its name changes with any of them. */
const RUNTIME_FILE = /assets\/js\/runtime~main\.[\w-]+\.js/;

const PATIENCE_MS = 5000;

/** Whether the server answers with a version of the site other than the one this tab runs. */
export async function isNewVersionDeployed(pathname: string): Promise<boolean> {
  const running = pageRoute?.scripts.map((script) => RUNTIME_FILE.exec(script)?.[0]) ?? [];
  try {
    const response = await fetch(pathname, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const deployed = RUNTIME_FILE.exec(await response.text())?.[0];
    return deployed !== undefined && !running.includes(deployed);
  } catch {
    return false;
  }
}
