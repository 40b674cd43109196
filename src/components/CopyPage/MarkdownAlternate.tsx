import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import { markdownPath } from "./address";

/** Says in the head of a page where its Markdown is. */
export default function MarkdownAlternate(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={siteConfig.url + markdownPath(pathname)} />
    </Head>
  );
}
