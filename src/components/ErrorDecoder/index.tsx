import Link from "@docusaurus/Link";
import { buttonClass } from "@site/src/components/Button";
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { decode } from "./match";
import styles from "./styles.module.css";
import type { DecoderEntry } from "./types";

interface Props {
  /** Filled in while the page is compiled, see plugins/troubleshooting/remark.ts. */
  entries?: readonly DecoderEntry[];
}

/** Finds cause and cure of a pasted message. Without a script it is the list of all of them. */
export default function ErrorDecoder({ entries = [] }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const query = useDeferredValue(text.trim());
  const found = query ? decode(query, entries) : [];
  const shown = query && found.length > 0 ? found : entries;

  // What was pasted before the page was interactive counts as well.
  useEffect(() => setText(field.current?.value ?? ""), []);

  const clear = () => {
    setText("");
    field.current?.focus();
  };

  return (
    <section className={styles.decoder} aria-label="Error decoder" data-search="off">
      <div className={styles.form}>
        <label className={styles.label} htmlFor={id}>
          Error message or symptom
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          maxLength={10_000}
          aria-describedby={`${id}-outcome`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.bar}>
          <p id={`${id}-outcome`} role="status" className={styles.outcome}>
            {outcome(query, found.length, entries.length)}
          </p>
          <button type="button" className={buttonClass()} disabled={!text} onClick={clear}>
            Clear
          </button>
        </div>
      </div>
      <ul className={styles.list}>
        {shown.map((entry, index) => (
          // The key holds the place, so that the best answer to a new question opens by itself.
          <li key={`${entry.id} ${query && index === 0 ? "best" : ""}`}>
            <Entry entry={entry} isOpen={found.length > 0 && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcome(query: string, found: number, all: number): string {
  if (!query) return `Paste a message, or pick one of ${all} entries.`;
  if (found === 0) return "No entry fits. All entries are listed below; the search finds more.";
  return found === 1 ? "One entry fits." : `${found} entries fit, the best one first.`;
}

function Entry({ entry, isOpen }: { entry: DecoderEntry; isOpen: boolean }): ReactNode {
  const { symptom, messages, cause, cure, links } = entry;
  return (
    <details className={styles.entry} open={isOpen}>
      <summary className={styles.summary}>
        {symptom ?? <code className={styles.message}>{messages[0]}</code>}
      </summary>
      {symptom && messages.length > 0 && <Messages messages={messages} />}
      {!symptom && messages.length > 1 && <Messages messages={messages.slice(1)} />}
      <dl className={styles.answer}>
        <dt>Cause</dt>
        <dd>
          <Inline text={cause} />
        </dd>
        <dt>Cure</dt>
        <dd>
          <Inline text={cure} />
        </dd>
        <dt>More</dt>
        {links.map(({ name, href }) => (
          <dd key={href}>
            <Link to={href}>{name}</Link>
          </dd>
        ))}
      </dl>
    </details>
  );
}

function Messages({ messages }: { messages: readonly string[] }): ReactNode {
  return messages.map((message) => (
    <p key={message} className={styles.also}>
      <code className={styles.message}>{message}</code>
    </p>
  ));
}

/** Backticks make code. */
function Inline({ text }: { text: string }): ReactNode {
  return text.split("`").map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
}
