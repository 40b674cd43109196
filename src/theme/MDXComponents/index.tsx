import * as diagrams from "@site/src/components/diagrams";
import MDXComponents from "@theme-original/MDXComponents";

/** What every page may use without importing it. */
export default {
  ...MDXComponents,
  ...diagrams,
};
