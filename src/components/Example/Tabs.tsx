import clsx from "clsx";
import type { KeyboardEvent } from "react";
import styles from "./styles.module.css";

interface Props<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** Ids of tabs and panels start with it. */
  idPrefix: string;
  className?: string;
}

export const tabId = (prefix: string, value: string) => `${prefix}-${value}-tab`;
export const panelId = (prefix: string, value: string) => `${prefix}-${value}-panel`;

/** Arrow keys move along the tabs and select; only the selected one is a tab stop. */
export default function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, selected, onSelect, idPrefix, className } = props;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex(({ value }) => value === selected);
    const target = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onSelect(next.value);
    document.getElementById(tabId(idPrefix, next.value))?.focus();
  };

  return (
    <div
      role="tablist"
      aria-label={label}
      className={clsx(styles.tabs, className)}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(idPrefix, value)}
          aria-controls={panelId(idPrefix, value)}
          aria-selected={value === selected}
          tabIndex={value === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
