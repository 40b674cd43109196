import type { ServerFileData } from "@site/plugins/server-files";
import CodeBlock from "@site/src/theme/CodeBlock";

interface ServerFileProps {
  name: string;
  /** Filled in while the page is compiled, see plugins/server-files/remark.ts. */
  data?: ServerFileData;
}

/** A server recipe: the file that the tests of the examples run against. */
export default function ServerFile({ name, data }: ServerFileProps) {
  return <CodeBlock marked={data?.marked ?? ""} lang="ts" title={`servers/${name}`} />;
}
