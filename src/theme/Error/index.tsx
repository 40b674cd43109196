import ErrorBoundary from "@docusaurus/ErrorBoundary";
import Head from "@docusaurus/Head";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { RouteContextProvider } from "@site/src/platform/routeContext";
import type { Props } from "@theme/Error";
import ErrorPageContent from "@theme/ErrorPageContent";
import Layout from "@theme/Layout";
import ThemeProvider from "@theme/ThemeProvider";

/**
 * The crash page for errors outside the layout. It is the same as the one inside, with navbar and
 * footer around it, or bare where it is the layout that crashed. The whole app is gone at this
 * point, so what the layout needs is provided anew.
 */
export default function CrashPage(props: Props) {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const locale = localeConfigs[currentLocale];
  return (
    <RouteContextProvider value={{ plugin: { name: "crash-page", id: "default" } }}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <ThemeProvider>
          <Head>
            <html lang={locale?.htmlLang} dir={locale?.direction} />
          </Head>
          <Layout title="This page crashed">
            <ErrorPageContent {...props} />
          </Layout>
        </ThemeProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
