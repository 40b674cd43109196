import { InsideMain } from "@site/src/platform/insideLayout";
import type { Props } from "@theme/DocRoot/Layout/Main";
import Main from "@theme-original/DocRoot/Layout/Main";

/** Marks what is below, so that a view of a failed load does not draw a second main part. */
export default function MarkedMain(props: Props) {
  return (
    <InsideMain value={true}>
      <Main {...props} />
    </InsideMain>
  );
}
