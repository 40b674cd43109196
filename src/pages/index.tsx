import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description="React components and hooks for file uploads: button, drop zone, paste, preview, retry, chunked and resumable sending.">
      <main className="container margin-vert--xl">
        <h1>{siteConfig.title}</h1>
        <p>{siteConfig.tagline}</p>
        <p>
          <Link to="/docs/">Read the introduction</Link>
        </p>
      </main>
    </Layout>
  );
}
