import { type ReactNode, useState } from "react";
import { Note, type Snapshot } from "../snapshot";
import styles from "../styles.module.css";

interface TreeProps {
  name: string;
  value: Snapshot;
  open?: boolean;
}

function summary(value: object): string {
  if (Array.isArray(value)) return `Array(${value.length})`;
  return `{ ${Object.keys(value).slice(0, 4).join(", ")}${Object.keys(value).length > 4 ? ", …" : ""} }`;
}

/** One value of a payload. Children are drawn only when opened. */
export function Tree({ name, value, open: startsOpen = false }: TreeProps): ReactNode {
  const [open, setOpen] = useState(startsOpen);
  if (typeof value !== "object" || value === null || value instanceof Note) {
    return (
      <div className={styles.leaf}>
        <span className={styles.key}>{name}:</span>{" "}
        {value instanceof Note ? <em>{value.text}</em> : <Plain value={value} />}
      </div>
    );
  }
  const entries = Object.entries(value);
  if (entries.length === 0) {
    return (
      <div className={styles.leaf}>
        <span className={styles.key}>{name}:</span> {Array.isArray(value) ? "[]" : "{}"}
      </div>
    );
  }
  return (
    <div>
      <button
        type="button"
        className={styles.branch}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.key}>{name}:</span> {summary(value)}
      </button>
      {open && (
        <div className={styles.children}>
          {entries.map(([key, child]) => (
            <Tree key={key} name={key} value={child} />
          ))}
        </div>
      )}
    </div>
  );
}

function Plain({ value }: { value: string | number | boolean | null | undefined }): ReactNode {
  // names may be written right to left or be very long: isolate and wrap them
  return typeof value === "string" ? <bdi>{JSON.stringify(value)}</bdi> : String(value);
}
