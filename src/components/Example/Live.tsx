import useIsBrowser from "@docusaurus/useIsBrowser";
import type { Space } from "@site/plugins/examples/heights";
import { buttonClass } from "@site/src/components/Button";
import clsx from "clsx";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import Boundary from "./Boundary";
import { spaceStyle } from "./space";
import styles from "./styles.module.css";
import { useNearViewport } from "./useNearViewport";

export type LoadExample = () => Promise<{ default: ComponentType }>;

type State = "idle" | "loading" | "ready" | "error";

interface Props {
  name: string;
  load: LoadExample;
  space: Space;
}

/** The running example. Its space is reserved; its code arrives when the visitor comes near. */
export default function Live({ name, load, space }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<"ready" | "error">();
  const [isLabMissing, setLabMissing] = useState(false);
  const state: State = outcome ?? (isNear ? "loading" : "idle");

  const onLabError = () => {
    setOutcome("error");
    setLabMissing(true);
  };
  const retry = () => {
    setOutcome(undefined);
    setLabMissing(false);
    setAttempt((previous) => previous + 1);
  };

  return (
    <div
      ref={box}
      className={clsx(styles.space, styles.live)}
      style={spaceStyle(space)}
      data-example={name}
      data-state={state}
      aria-busy={state === "loading"}
    >
      {isNear ? (
        <Boundary key={attempt} onError={onLabError}>
          <Suspense fallback={<Waiting />}>
            <Attempt name={name} load={load} onOutcome={setOutcome} />
          </Suspense>
        </Boundary>
      ) : (
        <Waiting />
      )}
      {isLabMissing ? (
        <div className={styles.notice} role="alert">
          <p>The example did not load. Its code below is complete.</p>
          <button type="button" className={buttonClass()} onClick={retry}>
            Try again
          </button>
        </div>
      ) : null}
    </div>
  );
}

function Waiting() {
  const isBrowser = useIsBrowser();
  return (
    <p className={styles.notice} data-search="off">
      {isBrowser ? (
        "Loading the example…"
      ) : (
        <>
          {/* The page rests until somebody does something: to press this is enough. */}
          <button type="button" className={clsx(buttonClass(), styles.run)}>
            Run the example
          </button>
          <span className={styles.noScript}>With JavaScript, the example runs here.</span>
        </>
      )}
    </p>
  );
}

interface AttemptProps {
  name: string;
  load: LoadExample;
  onOutcome: (outcome: "ready" | "error") => void;
}

/** `lazy` remembers a failure for good, so each attempt makes its own. */
function Attempt({ name, load, onOutcome }: AttemptProps) {
  const Lab = useMemo(() => lazy(() => import("@site/src/lab")), []);
  const reporting = useMemo<LoadExample>(
    () => async () => {
      try {
        const { default: Example } = await load();
        return {
          default: () => (
            <>
              <Example />
              <Mounted report={() => onOutcome("ready")} />
            </>
          ),
        };
      } catch (error) {
        onOutcome("error"); // the lab says so and offers another try
        throw error;
      }
    },
    [load, onOutcome],
  );
  return <Lab name={name} load={reporting} />;
}

/** Placed after the example, so that the example's own effects have run when it reports. */
function Mounted({ report }: { report: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there.
  useEffect(report, []);
  return null;
}
