import type { EventTableView, EventView } from "@site/plugins/library/views";
import { Fragment, type ReactNode } from "react";
import { CodeLink, Inline, Tokens } from "../parts/Code";
import { Table } from "../parts/Table";
import styles from "./styles.module.css";

const COLUMNS = [
  { label: "Event" },
  { label: "Arguments" },
  { label: "Handlers can", optional: true },
  { label: "Description" },
];

/** Every event of the library. */
export default function EventTable({ data }: { data: EventTableView }): ReactNode {
  return (
    <Table
      caption="Events of the library"
      columns={COLUMNS}
      rows={data.events.map((event) => ({ key: event.key, cells: cells(event) }))}
    />
  );
}

/** Breaks after underscores: the names are long and columns are narrow. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function cells(event: EventView): ReactNode[] {
  const abilities = [
    event.cancellable ? "cancel" : "",
    event.updates ? "change" : "",
    event.async ? "wait" : "",
  ].filter(Boolean);
  return [
    <>
      <code>{breakable(event.key)}</code>
      <span className={styles.value}>{event.value}</span>
    </>,
    event.payload.length === 0
      ? "None"
      : event.payload.map(({ name, type }) => (
          <div key={name}>
            <code>
              {`${name}: `}
              <Tokens tokens={type} />
            </code>
          </div>
        )),
    abilities.join(", "),
    <>
      <Inline tokens={event.summary} />
      {event.hook && (
        <span className={styles.hook}>
          Listen with <CodeLink {...event.hook} />
        </span>
      )}
    </>,
  ];
}
