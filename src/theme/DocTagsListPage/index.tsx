import { PageMetadata } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocTagsListPage";
import DocTagsListPage from "@theme-original/DocTagsListPage";

/** The theme's page has no description for search engines. */
export default function DescribedDocTagsListPage(props: Props) {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata description="Every tag of the React-Uploady documentation, with the number of pages that carry it: find hooks, events, senders and guides by subject." />
    </>
  );
}
