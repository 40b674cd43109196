import type { ReactNode } from "react";
import styles from "./styles.module.css";

interface KnownProps {
  title: string;
  /** The release that mends it, where there is one. */
  mendedIn?: string;
  children: ReactNode;
}

/** A defect or limit of the documented version, with its way around. */
export default function Known({ title, mendedIn, children }: KnownProps) {
  return (
    <aside className={styles.box} aria-label={`Known in 0.17.5: ${title}`}>
      <p className={styles.title}>
        <span className={styles.mark}>Known in 0.17.5</span>
        <strong>{title}</strong>
      </p>
      {children}
      {mendedIn && <p className={styles.mended}>Mended in {mendedIn}.</p>}
    </aside>
  );
}
