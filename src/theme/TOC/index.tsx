import type { Props } from "@theme/TOC";
import TOC from "@theme-original/TOC";
import styles from "./styles.module.css";

/** A landmark of its own: beside a blog post the table of contents stands outside of main. */
export default function LandmarkTOC(props: Props) {
  return (
    <nav className={styles.landmark} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
