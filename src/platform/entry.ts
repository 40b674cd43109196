/**
 * Takes the place of the platform's entry, which runs all of the site's modules in one long task.
 * Here the browser can draw and answer between its parts.
 */
import { pause } from "./pause";

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await pause();
  // First of those with styles: the base styles stand before what builds on them.
  await import(/* webpackMode: "eager" */ "@generated/client-modules");
  await pause();
  await import(/* webpackMode: "eager" */ "@theme/Layout");
  await pause();
  await import(/* webpackMode: "eager" */ "@docusaurus/core/lib/client/clientEntry");
}

void start();
