import { useLocation } from "@docusaurus/router";
import CopyPage from "@site/src/components/CopyPage";
import MarkdownAlternate from "@site/src/components/CopyPage/MarkdownAlternate";
import DocBreadcrumbs from "@theme-original/DocBreadcrumbs";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** Above the title of every page of the docs: where it stands, and the ways to take it along. */
export default function DocBreadcrumbsWithCopy(): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={styles.row}>
      <MarkdownAlternate />
      <DocBreadcrumbs />
      <CopyPage key={pathname} />
    </div>
  );
}
