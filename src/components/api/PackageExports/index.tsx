import type { PackageExportsView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { CodeLink, Inline } from "../parts/Code";
import { Marks } from "../parts/Marks";
import { Table } from "../parts/Table";
import styles from "./styles.module.css";

const COLUMNS = [{ label: "Export" }, { label: "Kind" }, { label: "Description" }];

/** Everything a package exports, with a link to where it is documented. */
export default function PackageExports({ data }: { data: PackageExportsView }): ReactNode {
  return (
    <Table
      caption={`Exports of ${data.name}`}
      columns={COLUMNS}
      rows={data.rows.map((row) => ({
        key: row.name,
        cells: [
          <>
            <CodeLink {...row} />
            {row.isDefault && <span className={styles.default}>default</span>}
          </>,
          row.kind,
          <>
            <Inline tokens={row.summary} />
            {row.from && (
              <span className={styles.from}>
                From <CodeLink {...row.from} />
              </span>
            )}
            <Marks marks={row.marks} />
          </>,
        ],
      }))}
    />
  );
}
