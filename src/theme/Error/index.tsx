import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { RouteContextProvider } from "@site/src/platform/routeContext";
import type { Props } from "@theme/Error";
import ErrorPageContent from "@theme/ErrorPageContent";
import Layout from "@theme/Layout";

/**
 * The crash page for errors outside the layout. It is the same as the one inside, with navbar and
 * footer around it, or bare where it is the layout that crashed.
 */
export default function CrashPage(props: Props) {
  return (
    <RouteContextProvider value={{ plugin: { name: "crash-page", id: "default" } }}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout title="This page crashed">
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
