import { buttonClass } from "@site/src/components/Button";
import { type RefObject, useState } from "react";
import type { Sandbox } from "./sandbox";
import type { ExampleCode } from "./sandbox/project";
import styles from "./styles.module.css";

const sandboxes: { id: Sandbox; label: string }[] = [
  { id: "stackblitz", label: "StackBlitz" },
  { id: "codesandbox", label: "CodeSandbox" },
];

interface Props {
  name: string;
  getCode: () => ExampleCode;
  editButton?: RefObject<HTMLButtonElement | null>;
  /** Rejects when the editor does not load. */
  onEdit?: () => Promise<void>;
}

export default function OpenIn({ name, getCode, editButton, onEdit }: Props) {
  const [failed, setFailed] = useState("");

  const attempt = async (what: string, action: () => Promise<void>) => {
    try {
      await action();
      setFailed("");
    } catch {
      setFailed(what);
    }
  };
  const open = async (id: Sandbox) => {
    const { openSandbox } = await import("./sandbox");
    openSandbox(id, getCode());
  };

  return (
    <div className={styles.openIn}>
      {onEdit ? (
        <button
          ref={editButton}
          type="button"
          className={buttonClass()}
          aria-label={`Edit ${name}`}
          onClick={() => attempt("editor", onEdit)}
        >
          Edit
        </button>
      ) : null}
      {sandboxes.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={buttonClass()}
          aria-label={`Open in ${label}: ${name} (new tab)`}
          onClick={() => attempt("sandbox", () => open(id))}
        >
          {`Open in ${label}`}
        </button>
      ))}
      <span role="status" className={styles.problem}>
        {failed ? `The ${failed} could not be prepared. Check your connection and try again.` : ""}
      </span>
    </div>
  );
}
