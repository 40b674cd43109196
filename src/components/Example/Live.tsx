import clsx from "clsx";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import Boundary from "./Boundary";
import styles from "./styles.module.css";
import { useNearViewport } from "./useNearViewport";

export type LoadExample = () => Promise<{ default: ComponentType }>;
export type Height = "compact" | "regular" | "tall";

type State = "idle" | "loading" | "ready" | "error";

interface Props {
  name: string;
  load: LoadExample;
  height: Height;
}

/** The running example. Its space is reserved; its code arrives when the visitor comes near. */
export default function Live({ name, load, height }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<"ready" | "error">();
  const state: State = outcome ?? (isNear ? "loading" : "idle");

  const retry = () => {
    setOutcome(undefined);
    setAttempt((previous) => previous + 1);
  };

  return (
    <div
      ref={box}
      className={clsx(styles.live, styles[height])}
      data-example={name}
      data-state={state}
      aria-busy={state === "loading"}
    >
      {isNear ? (
        <Boundary key={attempt} onError={() => setOutcome("error")}>
          <Suspense fallback={null}>
            <Attempt name={name} load={load} onReady={() => setOutcome("ready")} />
          </Suspense>
        </Boundary>
      ) : null}
      {state === "error" ? (
        <div className={styles.notice} role="alert">
          <p>The example did not load. Its code above is complete.</p>
          <button type="button" className={styles.openButton} onClick={retry}>
            Try again
          </button>
        </div>
      ) : null}
      {state === "idle" || state === "loading" ? (
        <p className={styles.notice}>
          <span className={styles.waiting}>Loading the example…</span>
          <span className={styles.noScript}>With JavaScript, the example runs here.</span>
        </p>
      ) : null}
    </div>
  );
}

interface AttemptProps {
  name: string;
  load: LoadExample;
  onReady: () => void;
}

/** `lazy` remembers a failure for good, so each attempt makes its own. */
function Attempt({ name, load, onReady }: AttemptProps) {
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  const Lab = useMemo(() => lazy(() => import("@site/src/lab")), []);
  const announcing = useMemo<LoadExample>(
    () => async () => {
      const { default: Example } = await load();
      return {
        default: () => (
          <>
            <Example />
            <Mounted report={() => ready.current()} />
          </>
        ),
      };
    },
    [load],
  );
  return <Lab name={name} load={announcing} />;
}

/** Placed after the example, so that the example's own effects have run when it reports. */
function Mounted({ report }: { report: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there.
  useEffect(report, []);
  return null;
}
