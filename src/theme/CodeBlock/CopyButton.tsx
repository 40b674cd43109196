import clsx from "clsx";
import { type RefObject, useEffect, useState } from "react";
import { copyText } from "./copyText";
import styles from "./styles.module.css";

const shownFor = 2000;

const words = { idle: "", copied: "Copied", failed: "Could not copy" } as const;

interface Props {
  source: RefObject<HTMLElement | null>;
  className?: string;
}

export default function CopyButton({ source, className }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof words>("idle");

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const copied = await copyText(source.current?.textContent ?? "");
    setOutcome(copied ? "copied" : "failed");
  };

  return (
    <div className={clsx(styles.copyBox, className)}>
      <button
        type="button"
        className={styles.copyButton}
        aria-label="Copy code"
        title="Copy code"
        data-outcome={outcome}
        onClick={copy}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
          {outcome === "copied" ? (
            <path d="m5 12.5 4.5 4.5L19 7.5" />
          ) : (
            <path d="M9 9h10v11H9zM5 15V4h10" />
          )}
        </svg>
      </button>
      <span role="status" className={clsx(styles.outcome, outcome === "idle" && styles.quiet)}>
        {words[outcome]}
      </span>
    </div>
  );
}
