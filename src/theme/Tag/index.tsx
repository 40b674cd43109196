import Link from "@docusaurus/Link";
import type { Props } from "@theme/Tag";
import styles from "./styles.module.css";

/** Written anew: a plain mark in the look of the site's other marks. */
export default function Tag({ permalink, label, count, description }: Props) {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tag}>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
