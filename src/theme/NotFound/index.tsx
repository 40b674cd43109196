import { PageMetadata } from "@docusaurus/theme-common";
import NotFound from "@theme-original/NotFound";

/** The theme's page has no description for search engines. */
export default function DescribedNotFound() {
  return (
    <>
      <NotFound />
      <PageMetadata description="There is no page at this address. Search the React-Uploady documentation, or start from one of its main pages." />
    </>
  );
}
