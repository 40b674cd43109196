import * as diagrams from "@site/src/components/diagrams";
import Known from "@site/src/components/Known";
import MDXComponents from "@theme-original/MDXComponents";

/** What every page may use without importing it. */
export default {
  ...MDXComponents,
  ...diagrams,
  Known,
};
