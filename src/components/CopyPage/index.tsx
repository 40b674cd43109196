import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { assistantLinks, markdownPath } from "./address";
import { type CopyOutcome, copyPage } from "./copyPage";
import styles from "./styles.module.css";

const SHOWN_FOR_MS = 4_000;

const WORDS: Record<CopyOutcome, string> = {
  copied: "Copied",
  "not-loaded": "Could not load the page's text. Are you offline?",
  "not-copied": "The browser did not allow copying. View the text and copy it there.",
};

/** Ways to take a page along: its Markdown on the clipboard, in the browser, in an assistant. */
export default function CopyPage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const address = markdownPath(pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, setOutcome] = useState<CopyOutcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const { current } = menu;
      if (current?.open && target instanceof Node && !current.contains(target)) {
        current.open = false;
      }
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, []);

  const copy = async () => {
    setOutcome(undefined);
    setOutcome(await copyPage(address));
  };

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  };

  return (
    <div className={styles.group}>
      <button type="button" className={styles.copy} onClick={copy}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
          <path d="M9 9h10v11H9zM5 15V4h10" />
        </svg>
        Copy page
      </button>
      <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
        <summary className={styles.toggle} aria-label="More ways to take this page along">
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
            <path d="m7 10 5 5 5-5" />
          </svg>
        </summary>
        <ul className={styles.list}>
          <li>
            <a className={styles.link} href={address}>
              View as Markdown
            </a>
          </li>
          {assistantLinks(siteConfig.url + address).map(({ name, href }) => (
            <li key={name}>
              <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                {`Ask ${name} about this page`}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <span role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome && WORDS[outcome]}
      </span>
    </div>
  );
}
