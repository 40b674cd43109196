import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { LabSession } from "../session";
import styles from "../styles.module.css";
import { Timeline } from "./Timeline";
import { Wire } from "./Wire";

const TABS = [
  { id: "events", label: "Events", View: Timeline },
  { id: "requests", label: "Requests", View: Wire },
] as const;

const STEPS: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % TABS.length,
  ArrowLeft: (index) => (index + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

export function Activity({ session }: { session: LabSession }): ReactNode {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(selected);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  const { id: tab, View } = TABS[selected] ?? TABS[0];
  return (
    <div className={styles.panel}>
      <div ref={list} role="tablist" aria-label="What happened" className={styles.tabs}>
        {TABS.map(({ id: name, label }, index) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}view`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={`${id}view`} role="tabpanel" aria-labelledby={`${id}${tab}`}>
        <View session={session} />
      </div>
    </div>
  );
}
