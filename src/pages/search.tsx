import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import SearchPage from "@site/src/search/Page";
import styles from "@site/src/search/Page/styles.module.css";
import Layout from "@theme/Layout";

export default function Search() {
  return (
    <Layout
      title="Search"
      description="Search the React-Uploady documentation: hooks, components, guides, events, options and error messages."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.main}>
        <h1>Search the documentation</h1>
        <noscript>
          <p>The search runs in your browser and needs JavaScript, which is turned off.</p>
          <p>
            Everything is also listed: <Link to="/docs/category/guides/">guides</Link>,{" "}
            <Link to="/docs/category/hooks/">hooks</Link>,{" "}
            <Link to="/docs/category/components/">components</Link>,{" "}
            <Link to="/docs/category/packages/">packages</Link>, <Link to="/docs/tags/">tags</Link>.
          </p>
        </noscript>
        <SearchPage />
      </main>
    </Layout>
  );
}
