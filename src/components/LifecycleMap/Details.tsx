import type { LifecycleEvent, LifecycleStep } from "@site/plugins/library/views";
import { CodeLink, Inline } from "@site/src/components/api/parts/Code";
import type { ReactNode } from "react";
import styles from "./styles.module.css";
import { stepName } from "./words";

interface Props {
  number: number;
  step: LifecycleStep;
  fired: readonly LifecycleEvent[];
}

/** What happens on the chosen step. */
export default function Details({ number, step, fired }: Props): ReactNode {
  return (
    <>
      <p className={styles.title}>{`${number}. ${stepName(step)}`}</p>
      <p>{step.cause}</p>
      {fired.length === 0 && <p className={styles.soft}>No event tells of it.</p>}
      {fired.map((event) => (
        <dl key={event.event.name} className={styles.event}>
          <dt>Event</dt>
          <dd>
            <CodeLink {...event.event} />
          </dd>
          {event.hook && (
            <>
              <dt>Hook</dt>
              <dd>
                <CodeLink {...event.hook} />
              </dd>
            </>
          )}
          {event.hoc && (
            <>
              <dt>HOC</dt>
              <dd>
                <CodeLink {...event.hoc} />
              </dd>
            </>
          )}
          <dt>Can be canceled</dt>
          <dd>
            {event.cancellable ? (
              <>
                Yes. <Inline tokens={event.answer} />
              </>
            ) : (
              "No"
            )}
          </dd>
        </dl>
      ))}
    </>
  );
}
