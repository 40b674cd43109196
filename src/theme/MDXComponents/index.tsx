import { apiComponents } from "@site/src/components/api";
import Example from "@site/src/components/Example";
import Install from "@site/src/components/Install";
import Known from "@site/src/components/Known";
import ScrollableTable from "@site/src/components/ScrollableTable";
import ServerFile from "@site/src/components/ServerFile";
import MDXComponents from "@theme-original/MDXComponents";

/** What every page may use without importing it, and therefore loads: rarer parts are imported. */
export default {
  ...MDXComponents,
  ...apiComponents,
  Example,
  Install,
  Known,
  ServerFile,
  table: ScrollableTable,
};
