import type {
  ActiveDocContext,
  ActivePlugin,
  GlobalPluginData,
  GlobalVersion,
} from "@docusaurus/plugin-content-docs/client";
import { docAt } from "./docAt";

/**
 * Takes the place of the docs plugin's module, which tries all docs one by one for every page.
 */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const activeVersion = getActiveVersion(data, pathname);
  const activeDoc = activeVersion && docAt(activeVersion, pathname);
  return {
    activeVersion,
    activeDoc,
    alternateDocVersions: activeVersion && activeDoc ? { [activeVersion.name]: activeDoc } : {},
  };
}

export function getActivePlugin(
  plugins: Record<string, GlobalPluginData>,
  pathname: string,
  options: { failfast?: boolean } = {},
): ActivePlugin | undefined {
  const [found] = Object.entries(plugins)
    .filter(([, { path }]) => isBelow(pathname, path))
    .sort(([, one], [, other]) => other.path.length - one.path.length);
  if (!found && options.failfast) {
    throw new Error(`No docs plugin is responsible for ${pathname}.`);
  }
  return found && { pluginId: found[0], pluginData: found[1] };
}

export function getActiveVersion(
  { versions }: GlobalPluginData,
  pathname: string,
): GlobalVersion | undefined {
  return versions
    .filter(({ path }) => isBelow(pathname, path))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

export function getLatestVersion({ versions }: GlobalPluginData): GlobalVersion {
  return versions.find(({ isLast }) => isLast) as GlobalVersion;
}

export function getDocVersionSuggestions(data: GlobalPluginData, pathname: string) {
  const latestVersionSuggestion = getLatestVersion(data);
  const { alternateDocVersions } = getActiveDocContext(data, pathname);
  return {
    latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name],
    latestVersionSuggestion,
  };
}

function isBelow(pathname: string, parent: string): boolean {
  const folder = parent.replace(/\/*$/, "/");
  return `${pathname}/`.startsWith(folder);
}
