import { type ReactNode, useState } from "react";
import styles from "../styles.module.css";

const PAGE = 200;

interface RowsProps<T extends { id: number }> {
  label: string;
  rows: readonly T[];
  render(row: T): ReactNode;
}

/** The latest rows. All thousand at once would make each redraw a long layout on a slow device. */
export function Rows<T extends { id: number }>({ label, rows, render }: RowsProps<T>): ReactNode {
  const [limit, setLimit] = useState(PAGE);
  const earlier = Math.max(0, rows.length - limit);
  return (
    <>
      {earlier > 0 && (
        <p>
          <button type="button" className={styles.button} onClick={() => setLimit(limit + PAGE)}>
            Show earlier rows ({earlier})
          </button>
        </p>
      )}
      <ol className={styles.rows} aria-label={label}>
        {rows.slice(earlier).map((row) => (
          <li key={row.id} className={styles.row}>
            {render(row)}
          </li>
        ))}
      </ol>
    </>
  );
}
