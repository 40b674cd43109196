import type { ThemeConfig } from "@docusaurus/types";
import { STORAGE_KEYS } from "../../src/constants";
import { PREFERS_DARK, SYSTEM_DARK } from "../../src/platform/systemTheme";

interface AnnouncementConfig {
  announcementBar?: { id: string };
}

/**
 * An inline script that runs right after the theme's own, before anything is painted:
 * - a stored theme that is neither light nor dark counts as light (the theme would write it to
 *   <html>, where no rule matches it);
 * - a dismissal of another announcement does not hide this one (the theme resets it too late);
 * - what the system prefers is noted: it may change before any script listens.
 */
export function earlyCorrections(themeConfig: ThemeConfig): string {
  const { announcementBar } = themeConfig as AnnouncementConfig;
  const theme = `if(!/^(light|dark)$/.test(r.dataset.theme)){r.dataset.theme=r.dataset.themeChoice="light"}`;
  const announcement = announcementBar
    ? `try{if(localStorage.getItem(${JSON.stringify(STORAGE_KEYS.announcementId)})!==${JSON.stringify(announcementBar.id)})r.dataset.announcementBarInitiallyDismissed="false"}catch(e){}`
    : "";
  const system = `r.dataset.${SYSTEM_DARK}=matchMedia(${JSON.stringify(PREFERS_DARK)}).matches;`;
  return `(function(r){${system}${theme}${announcement}})(document.documentElement)`;
}
