import { buttonClass } from "@site/src/components/Button";
import { useEffect, useState } from "react";
import styles from "./styles.module.css";

interface Props {
  onReload(): void;
  onDismiss(): void;
}

/** Says that a new version is ready. Not modal: reading on in the old one is fine. */
export default function ReloadPrompt({ onReload, onDismiss }: Props) {
  const [isAnnounced, setAnnounced] = useState(false);
  // A live region is read out when its text changes, not when it arrives with its text.
  useEffect(() => setAnnounced(true), []);
  return (
    <section className={styles.prompt} aria-label="New version">
      <p className={styles.text} role="status">
        {isAnnounced && "A new version of this site is ready."}
      </p>
      <button type="button" className={buttonClass({ primary: true })} onClick={onReload}>
        Reload
      </button>
      <button type="button" className={buttonClass()} onClick={onDismiss}>
        Later
      </button>
    </section>
  );
}
