import type { MembersView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { Inline } from "../parts/Code";
import { Marks } from "../parts/Marks";
import { Table } from "../parts/Table";

const COLUMNS = [{ label: "Name" }, { label: "Value" }, { label: "Description", optional: true }];

/** Members of a constant, with the values they have when the code runs. */
export default function Members({ data }: { data: MembersView }): ReactNode {
  return (
    <>
      <Marks marks={data.marks} />
      <Table
        caption={`Values of ${data.name}`}
        columns={COLUMNS}
        rows={data.rows.map(({ name, value, text }) => ({
          key: name,
          cells: [
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            text.length ? <Inline key="text" tokens={text} /> : "",
          ],
        }))}
      />
    </>
  );
}
