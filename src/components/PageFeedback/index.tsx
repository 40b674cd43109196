import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { buttonClass } from "@site/src/components/Button";
import { type ReactNode, useState } from "react";
import { discussionUrl, issueUrl } from "./addresses";
import styles from "./styles.module.css";

type Choice = "yes" | "no";

/**
 * Asks whether the page helped. The answer is counted where the site is built with analytics, once
 * per visit of the page; otherwise it goes nowhere and only opens the ways to say more.
 */
export default function PageFeedback(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { title } = useDoc().metadata;
  const [choice, setChoice] = useState<Choice>();
  const page = { title, url: siteConfig.url + pathname };

  const choose = (answer: Choice) => {
    if (!choice) {
      window.gtag?.("event", "page_feedback", {
        helpful: answer,
        page_path: pathname,
        page_title: title,
      });
    }
    setChoice(answer);
  };

  return (
    <section className={styles.feedback} aria-label="Feedback">
      <div className={styles.question}>
        <span>Was this page helpful?</span>
        {(["yes", "no"] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            className={buttonClass()}
            aria-pressed={choice === answer}
            onClick={() => choose(answer)}
          >
            {answer === "yes" ? "Yes" : "No"}
          </button>
        ))}
      </div>
      <p role="status" className={styles.thanks}>
        {choice === "yes" && (
          <>
            Thank you. Something to add?{" "}
            <Outside href={discussionUrl(page)}>Start a discussion</Outside>.
          </>
        )}
        {choice === "no" && (
          <>
            Thank you. Say what is missing: <Outside href={issueUrl(page)}>open an issue</Outside>{" "}
            or <Outside href={discussionUrl(page)}>start a discussion</Outside>.
          </>
        )}
      </p>
    </section>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
