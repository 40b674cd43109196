import type { LifecycleMapView } from "@site/plugins/library/views";
import { buttonClass } from "@site/src/components/Button";
import clsx from "clsx";
import { type ReactNode, useId, useState } from "react";
import Machine from "./Machine";
import StepTable from "./StepTable";
import styles from "./styles.module.css";

/** Every step of batches and items, as two maps to explore and as a table. */
export default function LifecycleMap({ data }: { data: LifecycleMapView }): ReactNode {
  const id = useId();
  const [isTableOpen, setTableOpen] = useState(false);
  return (
    <div className={styles.map}>
      {data.machines.map((machine) => (
        <Machine key={machine.name} {...machine} events={data.events} />
      ))}
      <button
        type="button"
        className={clsx(buttonClass(), styles.toggle)}
        aria-expanded={isTableOpen}
        aria-controls={id}
        onClick={() => setTableOpen(!isTableOpen)}
      >
        {isTableOpen ? "Hide the table" : "Show all steps as a table"}
      </button>
      <div id={id} className={isTableOpen ? undefined : styles.folded}>
        {data.machines.map((machine) => (
          <StepTable key={machine.name} {...machine} events={data.events} />
        ))}
      </div>
    </div>
  );
}
