import { memo, type ReactNode, useId, useState } from "react";
import type { EventGroup, EventRow, LabSession } from "../session";
import styles from "../styles.module.css";
import { formatTime } from "./format";
import { Rows } from "./Rows";
import { Tree } from "./Tree";

type Filter = "all" | Exclude<EventGroup, "other">;

const FILTERS: readonly [Filter, string][] = [
  ["all", "All"],
  ["batch", "Batch"],
  ["item", "Item"],
  ["chunk", "Chunk"],
];

export function Timeline({ session }: { session: LabSession }): ReactNode {
  const id = useId();
  const [filter, setFilter] = useState<Filter>("all");
  const rows = session.events.filter((row) => filter === "all" || row.group === filter);
  const shown = session.events.reduce((sum, row) => sum + row.count, 0);
  const dropped = session.eventCount - shown;
  return (
    <>
      <div className={styles.filters}>
        <label htmlFor={id}>Show</label>
        <select
          id={id}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Filter)}
        >
          {FILTERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.check}>
          <input
            id={`${id}progress`}
            type="checkbox"
            checked={session.listProgress}
            onChange={(event) => session.setListProgress(event.target.checked)}
          />
          <label htmlFor={`${id}progress`}>List each progress event</label>
        </span>
      </div>
      {dropped > 0 && <p className={styles.note}>{dropped} earlier events are not kept.</p>}
      {rows.length === 0 ? (
        <p className={styles.note}>No events yet. Upload a file.</p>
      ) : (
        <Rows label="Events, oldest first" rows={rows} render={(row) => <Row row={row} />} />
      )}
    </>
  );
}

const Row = memo(function Row({ row }: { row: EventRow }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.rowButton}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.time}>{formatTime(row.time)}</span>
        <code className={styles.name}>{row.name}</code>
        {row.count > 1 && <span className={styles.badge}>×{row.count}</span>}
        {row.cancellable && <span className={styles.badge}>cancellable</span>}
      </button>
      {open && (
        <div className={styles.detail}>
          {row.payload.length === 0 && <p className={styles.note}>No payload.</p>}
          {row.payload.map((value, index) => (
            <Tree key={index} name={`argument ${index + 1}`} value={value} open />
          ))}
        </div>
      )}
    </>
  );
});
