import type { ComponentProps } from "react";

/** A table of a page. On a narrow screen it scrolls sideways, so the keyboard must reach it. */
export default function ScrollableTable(props: ComponentProps<"table">) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled with the arrow keys.
  return <table tabIndex={0} {...props} />;
}
