import { DESKTOP_MIN_WIDTH } from "../../src/constants";

const LAST_MOBILE_WIDTH = `(max-width: ${DESKTOP_MIN_WIDTH}px)`;
const FIRST_DESKTOP_WIDTH = `(min-width: ${DESKTOP_MIN_WIDTH + 1}px)`;

/**
 * The theme's style sheets count 996 px as mobile; desktop shall begin there. The fraction leaves
 * no window between the two, whatever the zoom level makes of its width.
 */
export function beginDesktopAtBreakpoint(query: string): string {
  return query
    .replaceAll(LAST_MOBILE_WIDTH, `(max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`)
    .replaceAll(FIRST_DESKTOP_WIDTH, `(min-width: ${DESKTOP_MIN_WIDTH}px)`);
}

interface MediaRule {
  params: string;
}

export const desktopFromBreakpoint = {
  postcssPlugin: "desktop-from-breakpoint",
  AtRule: {
    media(rule: MediaRule) {
      const params = beginDesktopAtBreakpoint(rule.params);
      // Assigning marks the rule as changed, and PostCSS visits it again.
      if (params !== rule.params) {
        rule.params = params;
      }
    },
  },
};
