import { InsideLayout } from "@site/src/platform/insideLayout";
import type { Props } from "@theme/Layout";
import Layout from "@theme-original/Layout";

/** Marks what is below, so that a view of a failed load does not draw a second layout. */
export default function MarkedLayout(props: Props) {
  return (
    <InsideLayout value={true}>
      <Layout {...props} />
    </InsideLayout>
  );
}
