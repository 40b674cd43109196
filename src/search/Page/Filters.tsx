import { useId } from "react";
import { KIND_LABELS, KINDS, SIDEBAR_LABELS, SIDEBARS } from "../kinds";
import type { SearchFilters, SearchResults } from "../types";
import styles from "./styles.module.css";

interface FiltersProps {
  results: SearchResults;
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

export default function Filters({ results, filters, onChange }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <Choice
        legend="Kind"
        values={KINDS}
        labels={KIND_LABELS}
        counts={results.kinds}
        chosen={filters.kind}
        onChoose={(kind) => onChange({ ...filters, kind })}
      />
      <Choice
        legend="Part of the site"
        values={SIDEBARS}
        labels={SIDEBAR_LABELS}
        counts={results.sidebars}
        chosen={filters.sidebar}
        onChoose={(sidebar) => onChange({ ...filters, sidebar })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  counts: Partial<Record<Value, number>>;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** Only what has results is offered, and what is chosen. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, values, labels, counts, chosen, onChoose } = props;
  const name = useId();
  const offered = values.filter((value) => counts[value] || value === chosen);
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {[undefined, ...offered].map((value) => (
        <label key={value ?? ""} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            {value === undefined ? "All" : labels[value]}
            {value !== undefined && <span className={styles.chipCount}> {counts[value] ?? 0}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
