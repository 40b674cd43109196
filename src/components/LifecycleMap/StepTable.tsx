import type { LifecycleEvent, LifecycleMapView, LifecycleStep } from "@site/plugins/library/views";
import { CodeLink } from "@site/src/components/api/parts/Code";
import { Table } from "@site/src/components/api/parts/Table";
import type { ReactNode } from "react";
import { type MachineName, stepId, stepName } from "./words";

const COLUMNS = [
  { label: "Step" },
  { label: "When" },
  { label: "Events", optional: true },
  { label: "Hooks and HOCs", optional: true },
  { label: "Can be canceled" },
];

interface Props {
  name: MachineName;
  steps: readonly LifecycleStep[];
  events: LifecycleMapView["events"];
}

/** The same steps in words: for readers without scripts, and for those who prefer a list. */
export default function StepTable({ name, steps, events }: Props): ReactNode {
  return (
    <Table
      caption={`Steps of ${name === "batch" ? "a batch" : "an item"}`}
      columns={COLUMNS}
      rows={steps.map((step, index) => {
        const id = stepId(name, index);
        const fired = step.events.flatMap((key) => events[key] ?? []);
        return { key: id, cells: cells(id, name, index, step, fired) };
      })}
    />
  );
}

function cells(
  id: string,
  name: MachineName,
  index: number,
  step: LifecycleStep,
  fired: readonly LifecycleEvent[],
): ReactNode[] {
  const links = fired.flatMap(({ hook, hoc }) => [hook, hoc].flatMap((link) => link ?? []));
  const canceling = fired.filter((event) => event.cancellable);
  return [
    <span key="step" id={id}>
      {`${name} ${index + 1}: ${stepName(step)}`}
    </span>,
    step.cause,
    fired.length > 0 && <Links key="events" links={fired.map((event) => event.event)} />,
    links.length > 0 && <Links key="hooks" links={links} />,
    canceling.length > 0
      ? `Yes, in ${canceling.map((event) => event.event.name).join(" and ")}`
      : "No",
  ].map((cell) => (cell === false ? "" : cell));
}

function Links({ links }: { links: readonly { name: string; href?: string }[] }): ReactNode {
  return links.map((link) => (
    <div key={link.name}>
      <CodeLink {...link} />
    </div>
  ));
}
