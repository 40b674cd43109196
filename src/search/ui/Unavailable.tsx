import { buttonClass } from "@site/src/components/Button";
import type { SearchState } from "../useSearch";
import styles from "./styles.module.css";

/** The search itself failed: says so and offers what still works. */
export default function Unavailable({
  error,
  tryAgain,
  useEmbedded,
}: Pick<SearchState, "tryAgain" | "useEmbedded"> & { error: string }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{error}</p>
      <p className={styles.actions}>
        {useEmbedded && (
          <button type="button" className={buttonClass()} onClick={useEmbedded}>
            Search in this browser instead
          </button>
        )}
        <button type="button" className={buttonClass()} onClick={tryAgain}>
          Try again
        </button>
      </p>
    </div>
  );
}
