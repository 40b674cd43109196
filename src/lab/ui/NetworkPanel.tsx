import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { LAST_SERVER_STORAGE_KEY } from "../constants";
import type { Conditions, FailWith } from "../network/conditions";
import { parseServer } from "../server";
import type { LabSession } from "../session";
import { readSession } from "../storage";
import styles from "../styles.module.css";

type Choice<T> = readonly [label: string, value: T];

const BANDWIDTHS: Choice<number | null>[] = [
  ["250 kB/s", 250_000],
  ["1 MB/s", 1_000_000],
  ["2 MB/s", 2_000_000],
  ["5 MB/s", 5_000_000],
  ["Unlimited", null],
];
const LATENCIES: Choice<number>[] = [
  ["None", 0],
  ["100 ms", 100],
  ["500 ms", 500],
];
const FAIL_NTH: Choice<number>[] = [
  ["None", 0],
  ["The next one", 1],
  ["The 2nd from now", 2],
  ["The 3rd from now", 3],
  ["The 5th from now", 5],
  ["The 10th from now", 10],
];
const FAIL_WITH: Choice<FailWith>[] = [
  ["401 Unauthorized", 401],
  ["413 Content Too Large", 413],
  ["500 Server Error", 500],
  ["Network error", "network"],
];
const CUTS: Choice<number>[] = [
  ["Never", 0],
  ["At 25 %", 25],
  ["At 50 %", 50],
  ["At 75 %", 75],
];

interface SelectProps<T> {
  label: string;
  choices: Choice<T>[];
  value: T;
  onChoose(value: T): void;
}

function Select<T>({ label, choices, value, onChoose }: SelectProps<T>): ReactNode {
  const id = useId();
  // a countdown passes values that are no choice, such as "the 4th from now"
  const known = choices.some(([, choice]) => choice === value);
  const all = known ? choices : [...choices, [`In ${String(value)} requests`, value] as const];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={all.findIndex(([, choice]) => choice === value)}
        onChange={(event) => {
          const choice = all[Number(event.target.value)];
          if (choice) onChoose(choice[1]);
        }}
      >
        {all.map(([text], index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function NetworkPanel({ session }: { session: LabSession }): ReactNode {
  const { conditions } = session;
  const set = (change: Partial<Conditions>) => session.setConditions(change);
  const offlineId = useId();
  return (
    <div className={styles.panel}>
      <fieldset className={styles.fields} disabled={session.server !== ""}>
        <legend className={styles.hidden}>Simulated network</legend>
        <Select
          label="Bandwidth"
          choices={BANDWIDTHS}
          value={conditions.bandwidth}
          onChoose={(bandwidth) => set({ bandwidth })}
        />
        <Select
          label="Latency"
          choices={LATENCIES}
          value={conditions.latency}
          onChoose={(latency) => set({ latency })}
        />
        <Select
          label="Fail a request"
          choices={FAIL_NTH}
          value={conditions.failNth}
          onChoose={(failNth) => set({ failNth })}
        />
        <Select
          label="Fail with"
          choices={FAIL_WITH}
          value={conditions.failWith}
          onChoose={(failWith) => set({ failWith })}
        />
        <Select
          label="Cut the next upload"
          choices={CUTS}
          value={conditions.cutAt}
          onChoose={(cutAt) => set({ cutAt })}
        />
        <div className={styles.check}>
          <input
            id={offlineId}
            type="checkbox"
            checked={conditions.offline}
            onChange={(event) => set({ offline: event.target.checked })}
          />
          <label htmlFor={offlineId}>Offline</label>
        </div>
      </fieldset>
      <ServerForm session={session} />
    </div>
  );
}

function ServerForm({ session }: { session: LabSession }): ReactNode {
  const id = useId();
  const [text, setText] = useState(session.server || readSession(LAST_SERVER_STORAGE_KEY));
  const [error, setError] = useState("");

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseServer(text, window.location.protocol);
    setError("error" in parsed ? parsed.error : "");
    if ("url" in parsed) session.setServer(parsed.url);
  };
  return (
    <form className={styles.server} onSubmit={apply} noValidate>
      <label htmlFor={id}>Use my server</label>
      <div className={styles.serverRow}>
        <input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="http://localhost:4000"
          value={text}
          aria-invalid={error !== ""}
          aria-describedby={`${id}note`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={styles.button}>
          Use
        </button>
        {session.server && (
          <button type="button" className={styles.button} onClick={() => session.setServer("")}>
            Back to the simulation
          </button>
        )}
      </div>
      <p id={`${id}note`} className={error ? styles.error : styles.note} aria-live="polite">
        {error ||
          (session.server
            ? `Requests of this example go to ${session.server}. It must allow ${window.origin === "null" ? 'the origin "null" of this sandboxed frame' : "this page's origin"} (CORS).`
            : "Sends this example's requests to a server of yours instead. Paths stay the same.")}
      </p>
    </form>
  );
}
