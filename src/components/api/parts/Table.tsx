import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Column {
  label: string;
  /** Empty cells of this column vanish on narrow screens, where rows are stacked. */
  optional?: boolean;
}

export interface Row {
  key: string;
  /** The first cell names the row. */
  cells: readonly ReactNode[];
}

interface Props {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** A table that turns into stacked entries where it would not fit. */
export function Table({ caption, columns, rows }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className={styles.row}>
              <th scope="row" className={styles.name}>
                {cells[0]}
              </th>
              {columns.slice(1).map(({ label, optional }, index) => {
                const content = cells[index + 1];
                const isEmpty = content === undefined || content === null || content === "";
                return (
                  <td
                    key={label}
                    data-label={label}
                    className={clsx(styles.cell, optional && isEmpty && styles.empty)}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
