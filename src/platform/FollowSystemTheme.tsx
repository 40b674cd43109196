import { useColorMode } from "@docusaurus/theme-common";
import { useEffect } from "react";
import { PREFERS_DARK, SYSTEM_DARK } from "./systemTheme";

/**
 * The theme stops listening to the system once the visitor has chosen. Here a later change of the
 * system's preference is the newer choice: it wins, and the stored one is dropped.
 */
export default function FollowSystemTheme() {
  const { setColorMode } = useColorMode();
  useEffect(() => {
    const dark = window.matchMedia(PREFERS_DARK);
    const noted = document.documentElement.dataset;
    const follow = () => {
      // Browsers print in light: that is no change of preference, nor is the way back from it.
      if (window.matchMedia("print").matches || noted[SYSTEM_DARK] === String(dark.matches)) {
        return;
      }
      noted[SYSTEM_DARK] = String(dark.matches);
      setColorMode(null);
    };
    // The page may have rested, without a script, when it changed.
    follow();
    dark.addEventListener("change", follow);
    return () => dark.removeEventListener("change", follow);
  }, [setColorMode]);
  return null;
}
