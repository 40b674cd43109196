import { useColorMode } from "@docusaurus/theme-common";
import { useEffect } from "react";

const DARK = "(prefers-color-scheme: dark)";

/**
 * The theme stops listening to the system once the visitor has chosen. Here a later change of the
 * system's preference is the newer choice: it wins, and the stored one is dropped.
 */
export default function FollowSystemTheme() {
  const { setColorMode } = useColorMode();
  useEffect(() => {
    const dark = window.matchMedia(DARK);
    let known = dark.matches;
    const follow = () => {
      // Browsers print in light: that is no change of preference, nor is the way back from it.
      if (window.matchMedia("print").matches || dark.matches === known) {
        return;
      }
      known = dark.matches;
      setColorMode(null);
    };
    dark.addEventListener("change", follow);
    return () => dark.removeEventListener("change", follow);
  }, [setColorMode]);
  return null;
}
