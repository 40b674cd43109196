import type { PageComponent } from "@site/plugins/mdx/components";
import { apiComponents } from "@site/src/components/api";
import Example from "@site/src/components/Example";
import Install from "@site/src/components/Install";
import Known from "@site/src/components/Known";
import ScrollableTable from "@site/src/components/ScrollableTable";
import ServerFile from "@site/src/components/ServerFile";
import MDXComponents from "@theme-original/MDXComponents";

/** Every page loads them: rarer parts are imported. */
const pageComponents = {
  ...apiComponents,
  Example,
  Install,
  Known,
  ServerFile,
} satisfies Record<PageComponent, unknown>;

export default { ...MDXComponents, ...pageComponents, table: ScrollableTable };
