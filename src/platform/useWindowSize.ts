import { useEffect, useState } from "react";
import { DESKTOP_MIN_WIDTH } from "../constants";

interface Options {
  desktopBreakpoint?: number;
}

/**
 * Takes the place of the theme's hook of the same name, which counts a window of exactly 996 px as
 * mobile. The media query makes it agree with the style sheets at every zoom level.
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_MIN_WIDTH }: Options = {}) {
  // The first render must equal the server's, which knows no window.
  const [size, setSize] = useState<"ssr" | "desktop" | "mobile">("ssr");
  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${desktopBreakpoint}px)`);
    const update = () => setSize(desktop.matches ? "desktop" : "mobile");
    update();
    desktop.addEventListener("change", update);
    return () => desktop.removeEventListener("change", update);
  }, [desktopBreakpoint]);
  return size;
}
