import { useState } from "react";
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
}

export default function OpenIn({ name, getCode }: Props) {
  const [failed, setFailed] = useState(false);

  const open = async (id: Sandbox) => {
    try {
      const { openSandbox } = await import("./sandbox");
      openSandbox(id, getCode());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className={styles.openIn}>
      {sandboxes.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.openButton}
          aria-label={`Open in ${label}: ${name} (new tab)`}
          onClick={() => open(id)}
        >
          Open in {label}
        </button>
      ))}
      <span role="status" className={styles.problem}>
        {failed ? "The sandbox could not be prepared. Check your connection and try again." : ""}
      </span>
    </div>
  );
}
