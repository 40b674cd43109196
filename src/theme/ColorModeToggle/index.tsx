import { useColorMode } from "@docusaurus/theme-common";
import type { Props } from "@theme/ColorModeToggle";
import clsx from "clsx";
import { startTransition, useOptimistic, useRef } from "react";
import { STORAGE_KEYS } from "../../constants";
import { painted } from "../../platform/pause";
import styles from "./styles.module.css";

/** As the theme draws them. As lines, they take a tenth of its letters, on every page. */
const SUN =
  "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1";
const MOON = "M11.1 4a8 8 0 1 0 8.9 8.9A6.4 6.4 0 0 1 11.1 4z";

type Theme = "light" | "dark";

const otherThan = (theme: string | undefined): Theme => (theme === "dark" ? "light" : "dark");

/** At once: whoever leaves before the paint finds the theme on the next page. */
function remember(theme: Theme): void {
  try {
    window.localStorage.setItem(STORAGE_KEYS.theme, theme);
  } catch {
    // Where nothing can be stored, the page changes all the same.
  }
}

/** Two states, light and dark; the theme's own switch has "system" as a third. */
export default function ColorModeToggle({ className, buttonClassName, onChange }: Props) {
  const { colorMode } = useColorMode();
  const [next, showNext] = useOptimistic<Theme | undefined>(undefined);
  const wanted = useRef<Theme>(undefined);
  const isDark = (next ?? colorMode) === "dark";

  const change = () => {
    // What the page shows is right also for a click that comes before React has followed the last.
    const theme = otherThan(wanted.current ?? document.documentElement.dataset.theme);
    wanted.current = theme;
    remember(theme);
    startTransition(async () => {
      // All of the page is styled anew: the switch answers first.
      showNext(theme);
      await painted();
      if (wanted.current === theme) wanted.current = undefined;
      startTransition(() => onChange(theme));
    });
  };

  return (
    <div className={className}>
      <button
        type="button"
        className={clsx("clean-btn", styles.button, buttonClassName)}
        aria-label="Dark theme"
        aria-pressed={isDark}
        title={isDark ? "Switch to the light theme" : "Switch to the dark theme"}
        data-next={next}
        onClick={change}
      >
        {/* Both are drawn and CSS picks one, so that the right one shows before React runs. */}
        <Icon className="in-light" path={SUN} />
        <Icon className="in-dark" path={MOON} />
      </button>
    </div>
  );
}

function Icon({ className, path }: { className: string | undefined; path: string }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" className={className}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  );
}
