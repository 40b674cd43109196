import type { Piece } from "../types";
import styles from "./styles.module.css";

/** Found text with its hits marked. React escapes every piece: nothing found can become markup. */
export default function Highlighted({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
