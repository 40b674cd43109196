import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import { kindOf, sidebarOf } from "@site/src/search/kinds";
import type { Props } from "@theme/SearchMetadata";
import SearchMetadata from "@theme-original/SearchMetadata";

/** Adds what the filters of the search page need, so that a hosted index can be filtered alike. */
export default function SearchMetadataWithKind(props: Props) {
  const { pathname } = useLocation();
  const sidebar = sidebarOf(pathname);
  return (
    <>
      <SearchMetadata {...props} />
      <Head>
        <meta name="docsearch:kind" content={kindOf(pathname)} />
        {sidebar && <meta name="docsearch:sidebar" content={sidebar} />}
      </Head>
    </>
  );
}
