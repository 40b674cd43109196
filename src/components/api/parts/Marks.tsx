import { MARK_TEXT } from "@site/plugins/library/marks";
import type { Mark } from "@site/plugins/library/model";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export function Marks({ marks }: { marks: readonly Mark[] }): ReactNode {
  return marks.map((mark) => (
    <span key={mark} className={styles.mark}>
      {MARK_TEXT[mark]}
    </span>
  ));
}
