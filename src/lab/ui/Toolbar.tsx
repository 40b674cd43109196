import { SAMPLES, type Sample } from "../samples";
import type { LabSession } from "../session";
import styles from "../styles.module.css";

interface ToolbarProps {
  session: LabSession;
  open: { network: boolean; activity: boolean };
  panelId: string;
  onToggle(panel: "network" | "activity"): void;
  onReset(): void;
  onSample(sample: Sample): void;
}

/** What is unusual about the network now, for the closed panel's button. */
function networkState(session: LabSession): string {
  const { offline, failNth, cutAt } = session.conditions;
  if (session.server) return "my server";
  if (offline) return "offline";
  if (failNth > 0) return "will fail";
  return cutAt > 0 ? "will cut" : "";
}

export function Toolbar({ session, open, panelId, onToggle, onReset, onSample }: ToolbarProps) {
  const state = networkState(session);
  return (
    <div className={styles.toolbar}>
      <fieldset className={styles.group}>
        <legend className={styles.hidden}>Sample files</legend>
        <span className={styles.caption} aria-hidden="true">
          Samples
        </span>
        {SAMPLES.map((sample) => (
          <button
            key={sample.id}
            type="button"
            className={styles.button}
            aria-label={sample.title}
            data-sample={sample.id}
            onClick={() => onSample(sample)}
          >
            {sample.label}
          </button>
        ))}
      </fieldset>
      <div className={styles.group}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open.network}
          aria-controls={`${panelId}network`}
          onClick={() => onToggle("network")}
        >
          Network{state && <span className={styles.badge}> {state}</span>}
        </button>
        <button type="button" className={styles.button} onClick={onReset}>
          Reset
        </button>
        <button
          type="button"
          className={`${styles.button} ${styles.counter}`}
          aria-expanded={open.activity}
          aria-controls={`${panelId}activity`}
          onClick={() => onToggle("activity")}
        >
          Events {session.eventCount} · Requests {session.wireCount}
        </button>
      </div>
    </div>
  );
}
