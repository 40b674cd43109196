import type { EventView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { CodeLink, Inline, Tokens } from "../parts/Code";
import styles from "./styles.module.css";

/** What handlers of an event receive, and what their answer does. */
export default function EventPayload({ data }: { data: EventView }): ReactNode {
  return (
    <dl className={styles.payload}>
      <dt>Event</dt>
      <dd>
        <CodeLink {...data.constant} />, the string <code>{data.value}</code>
      </dd>
      <dt>Arguments</dt>
      <dd>
        {data.payload.length === 0
          ? "None"
          : data.payload.map(({ name, type }) => (
              <div key={name}>
                <code>
                  {`${name}: `}
                  <Tokens tokens={type} />
                </code>
              </div>
            ))}
      </dd>
      <dt>Return value</dt>
      <dd>
        <Inline tokens={data.answer} />
      </dd>
      {(data.hook || data.hoc) && (
        <>
          <dt>Listen with</dt>
          <dd>
            {data.hook && <CodeLink {...data.hook} />}
            {data.hook && data.hoc && " or "}
            {data.hoc && <CodeLink {...data.hoc} />}
          </dd>
        </>
      )}
    </dl>
  );
}
