import { buttonClass } from "@site/src/components/Button";
import { links } from "@site/src/links";
import styles from "@site/src/theme/Loading/styles.module.css";
import type { Props } from "@theme/Error";

/**
 * Written anew. Plain elements only: whatever crashed may have taken the router or the theme with
 * it.
 */
export default function CrashContent({ error, tryAgain }: Props) {
  return (
    <main className={styles.content}>
      <h1>This page crashed.</h1>
      <p>Often a second try is enough. If it is not, tell us what you did just before.</p>
      <p className={styles.ways}>
        <button
          type="button"
          className={buttonClass({ primary: true, large: true })}
          onClick={tryAgain}
        >
          Try again
        </button>
        <a href={links.issues}>Report the problem</a>
      </p>
      <p className={styles.reason}>{messageOf(error)}</p>
    </main>
  );
}

/** The cause often says more than the error that was made of it. */
function messageOf(error: Error): string {
  const { message, cause } = error;
  return cause instanceof Error ? `${message}\n\n${messageOf(cause)}` : message;
}
