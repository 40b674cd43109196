import Link from "@docusaurus/Link";
import type { PropRow, PropTableView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { CodeLink, Inline, Tokens } from "../parts/Code";
import { type Column, Table } from "../parts/Table";
import styles from "./styles.module.css";

/** Props, parameters or members of a symbol; types it takes over are named and linked. */
export default function PropTable({ data }: { data: PropTableView }): ReactNode {
  const rows = data.sections.flatMap((section) => section.rows);
  const hasDefaults = rows.some((row) => row.default !== undefined);
  const columns: Column[] = [
    { label: "Name" },
    { label: "Type" },
    ...(hasDefaults ? [{ label: "Default", optional: true }] : []),
    { label: "Description" },
  ];
  return (
    <div className={styles.tables}>
      {data.sections.map((section) => (
        <div key={section.from?.name ?? ""}>
          {section.from && (
            <p className={styles.from}>
              From <CodeLink {...section.from} />
            </p>
          )}
          <Table
            caption={caption(data, section.from?.name)}
            columns={columns}
            rows={section.rows.map((row) => ({ key: row.name, cells: cells(row, hasDefaults) }))}
          />
        </div>
      ))}
      {data.more.map((group) => (
        <p key={group.name} className={styles.more}>
          {rows.length ? "And all of " : "All of "}
          {group.href ? <Link to={group.href}>{group.name}</Link> : group.name}
          {group.allOptional ? ", each optional." : "."}
        </p>
      ))}
    </div>
  );
}

function caption({ name, what }: PropTableView, from?: string): string {
  const title = `${what[0]?.toUpperCase()}${what.slice(1)} of ${name}`;
  return from ? `${title} from ${from}` : title;
}

function cells(row: PropRow, hasDefaults: boolean): ReactNode[] {
  return [
    <>
      <code>{row.name}</code>
      {row.required && <span className={styles.required}>required</span>}
    </>,
    <code key="type">
      <Tokens tokens={row.type} />
    </code>,
    ...(hasDefaults
      ? [row.default === undefined ? "" : <code key="default">{row.default}</code>]
      : []),
    <Inline key="text" tokens={row.text} />,
  ];
}
