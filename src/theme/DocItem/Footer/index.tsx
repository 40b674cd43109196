import { useLocation } from "@docusaurus/router";
import PageFeedback from "@site/src/components/PageFeedback";
import DocItemFooter from "@theme-original/DocItem/Footer";
import type { ReactNode } from "react";

/** Below every page of the docs, above its tags and its edit link. */
export default function DocItemFooterWithFeedback(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <PageFeedback key={pathname} />
      <DocItemFooter />
    </>
  );
}
