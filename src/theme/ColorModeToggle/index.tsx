import { useColorMode } from "@docusaurus/theme-common";
import type { Props } from "@theme/ColorModeToggle";
import IconDarkMode from "@theme/Icon/DarkMode";
import IconLightMode from "@theme/Icon/LightMode";
import clsx from "clsx";
import { startTransition } from "react";
import styles from "./styles.module.css";

/** What the page shows: right also for a click that comes before React has followed the last one. */
const shown = () => document.documentElement.dataset.theme;

/** Two states, light and dark; the theme's own switch has "system" as a third. */
export default function ColorModeToggle({ className, buttonClassName, onChange }: Props) {
  const isDark = useColorMode().colorMode === "dark";
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx("clean-btn", styles.button, buttonClassName)}
        aria-label="Dark theme"
        aria-pressed={isDark}
        title={isDark ? "Switch to the light theme" : "Switch to the dark theme"}
        // The page changes and remembers its theme at once; what React draws can wait for the paint.
        onClick={() => startTransition(() => onChange(shown() === "dark" ? "light" : "dark"))}
      >
        {/* Both are drawn and CSS picks one, so that the right one shows before React runs. */}
        <IconLightMode aria-hidden className="in-light" />
        <IconDarkMode aria-hidden className="in-dark" />
      </button>
    </div>
  );
}
