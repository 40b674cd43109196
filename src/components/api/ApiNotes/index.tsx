import type { ApiNotesView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { Inline } from "../parts/Code";

const text = (tokens: ApiNotesView["summary"]) => tokens.map((token) => token.t).join("");

/** What a symbol is for, and what to mind. */
export default function ApiNotes({ data }: { data: ApiNotesView }): ReactNode {
  return (
    <>
      {data.summary.length > 0 && (
        <p>
          <Inline tokens={data.summary} />
        </p>
      )}
      {data.notes.length > 0 && (
        <ul>
          {data.notes.map((note) => (
            <li key={text(note)}>
              <Inline tokens={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
