import { PageMetadata } from "@docusaurus/theme-common";
import type { Props } from "@theme/BlogTagsListPage";
import BlogTagsListPage from "@theme-original/BlogTagsListPage";

/** The theme's page has no description for search engines. */
export default function DescribedBlogTagsListPage(props: Props) {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="Every tag of the React-Uploady blog, with the number of posts that carry it." />
    </>
  );
}
