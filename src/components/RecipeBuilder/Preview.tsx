import useIsBrowser from "@docusaurus/useIsBrowser";
import { useNearViewport } from "@site/src/components/Example/useNearViewport";
import SandboxFrame from "@site/src/components/SandboxFrame";
import type { Problem, Program } from "@site/src/sandbox/compile";
import { useEffect, useRef, useState } from "react";
import styles from "./styles.module.css";

/** Not every step through the options is worth a new frame. */
const REST_MS = 300;

interface Props {
  file: string;
  source: string;
}

/** The very code that is shown, running in the lab. */
export default function Preview({ file, source }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const isBrowser = useIsBrowser();
  const [program, setProgram] = useState<Program>();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { compileProgram } = await import("@site/src/sandbox/compile");
        const compiled = compileProgram({ [file]: source });
        if (!isCurrent) return;
        setProblem(undefined);
        setProgram(compiled);
      } catch (error) {
        if (isCurrent) setProblem({ message: error instanceof Error ? error.message : `${error}` });
      }
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNear, file, source]);

  return (
    <div ref={box} className={styles.preview}>
      {program ? (
        <SandboxFrame name="Recipe" program={program} onProblem={setProblem} />
      ) : (
        <p className={styles.waiting}>
          <span className={styles.withScript}>
            {isBrowser ? "Loading the preview…" : "The recipe runs here."}
          </span>
          <span className={styles.withoutScript}>With JavaScript, the recipe runs here.</span>
        </p>
      )}
      <p role="status" className={styles.problem}>
        {problem?.message}
      </p>
    </div>
  );
}
