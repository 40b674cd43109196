import Link from "@docusaurus/Link";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { findFirstSidebarItemLink } from "@docusaurus/plugin-content-docs/client";
import descriptions from "@generated/platform/default/doc-descriptions.json";
import styles from "./styles.module.css";

/** One entry of a category page: its name and what it gives, as a single link. */
export default function DocCard({ item }: { item: PropSidebarItem }) {
  if (item.type === "html") {
    return null;
  }
  const href = item.type === "category" ? findFirstSidebarItemLink(item) : item.href;
  const id = item.type === "link" ? item.docId : undefined;
  const description = item.description ?? (id && descriptions[id]);
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
