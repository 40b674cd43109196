import Link from "@docusaurus/Link";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { findFirstSidebarItemLink, useDocById } from "@docusaurus/plugin-content-docs/client";
import styles from "./styles.module.css";

/** One entry of a category page: its name and what it gives, as a single link. */
export default function DocCard({ item }: { item: PropSidebarItem }) {
  const doc = useDocById(item.type === "link" ? (item.docId ?? undefined) : undefined);
  if (item.type === "html") {
    return null;
  }
  const href = item.type === "category" ? findFirstSidebarItemLink(item) : item.href;
  const description = item.description ?? doc?.description;
  if (!href) {
    return null;
  }
  return (
    <Link to={href} className={styles.card}>
      <span className={styles.name}>{item.label}</span>
      {description && <span className={styles.description}>{description}</span>}
    </Link>
  );
}
