import { apiComponents } from "@site/src/components/api";
import * as diagrams from "@site/src/components/diagrams";
import Example from "@site/src/components/Example";
import Install from "@site/src/components/Install";
import Known from "@site/src/components/Known";
import LifecycleMap from "@site/src/components/LifecycleMap";
import ScrollableTable from "@site/src/components/ScrollableTable";
import ServerFile from "@site/src/components/ServerFile";
import MDXComponents from "@theme-original/MDXComponents";

/** What every page may use without importing it. */
export default {
  ...MDXComponents,
  ...apiComponents,
  ...diagrams,
  Example,
  Install,
  Known,
  LifecycleMap,
  ServerFile,
  table: ScrollableTable,
};
