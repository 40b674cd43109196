import type { Space } from "@site/plugins/examples/heights";
import type { CSSProperties } from "react";

/** For an element of the class `space`. */
export const spaceStyle = ({ narrow, wide }: Space) =>
  ({ "--narrow": `${narrow}px`, "--wide": `${wide}px` }) as CSSProperties;
