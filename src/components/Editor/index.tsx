import type { Space } from "@site/plugins/examples/heights";
import { buttonClass } from "@site/src/components/Button";
import type { ExampleCode } from "@site/src/components/Example/sandbox/project";
import { spaceStyle } from "@site/src/components/Example/space";
import exampleStyles from "@site/src/components/Example/styles.module.css";
import Tabs, { panelId, tabId } from "@site/src/components/Example/Tabs";
import SandboxFrame from "@site/src/components/SandboxFrame";
import {
  CompileError,
  compileProgram,
  type Problem,
  type Program,
} from "@site/src/sandbox/compile";
import { type Files, LONGEST_LINK, packFiles, unpackFiles } from "@site/src/sandbox/share";
import { copyText } from "@site/src/theme/CodeBlock/copyText";
import clsx from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import CodeArea, { type CodeAreaHandle } from "./CodeArea";
import styles from "./styles.module.css";

export interface Props {
  code: ExampleCode;
  /** What the running example takes, kept free for its frame. */
  space: Space;
  /** What an address brought along: somebody else's code, so it runs only when asked to. */
  shared?: string;
  onClose: () => void;
}

const MOST_PROBLEMS = 5;

/** An example that can be changed and run. Loaded when somebody asks for it. */
export default function Editor({ code, space, shared, onClose }: Props) {
  const prefix = useId();
  const area = useRef<CodeAreaHandle>(null);
  const [files, setFiles] = useState<Files>(code.files);
  const [current, setCurrent] = useState(firstOf(code.files));
  const [program, setProgram] = useState<Program>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [notice, setNotice] = useState("");
  const [isUnpacking, setUnpacking] = useState(shared !== undefined);
  const names = Object.keys(files);

  const run = (sources: Files) => {
    try {
      setProgram(compileProgram(sources));
      setProblems([]);
    } catch (error) {
      setProblems([error instanceof CompileError ? error.problem : { message: String(error) }]);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what it was opened with.
  useEffect(() => {
    area.current?.focus();
    if (shared === undefined) {
      run(code.files);
      return;
    }
    void unpackFiles(shared).then((received) => {
      setUnpacking(false);
      if (!received) {
        setNotice("The link is damaged. This is the example as it stands.");
        return;
      }
      setFiles(received);
      setCurrent(firstOf(received));
      setNotice("This code came with the link. Read it before you run it.");
    });
  }, []);

  const addProblem = (problem: Problem) => {
    setProblems((before) =>
      before.length >= MOST_PROBLEMS || before.some((one) => isSame(one, problem))
        ? before
        : [...before, problem],
    );
  };

  const reset = () => {
    setFiles(code.files);
    setCurrent(firstOf(code.files));
    setNotice("The example is as it was.");
    run(code.files);
  };

  const share = async () => {
    const word = await packFiles(files);
    if (word.length > LONGEST_LINK) {
      setNotice("This code is too long for a link.");
      return;
    }
    const address = new URL(window.location.href);
    address.hash = `edit=${code.name}~${word}`;
    // The router need not know: nothing of the page changes with it.
    window.history.replaceState(window.history.state, "", address);
    const isCopied = await copyText(address.href);
    setNotice(isCopied ? "Link copied." : "The address of this page is the link now.");
  };

  const show = ({ file, line }: Problem) => {
    if (file && file in files) setCurrent(file);
    // Another file is in the field only after the next render.
    setTimeout(() => area.current?.selectLine(line ?? 1));
  };

  return (
    <div className={styles.editor} data-editor={code.name}>
      <div className={clsx(exampleStyles.space, styles.stage)} style={spaceStyle(space)}>
        {program ? (
          <SandboxFrame name={code.name} program={program} onProblem={addProblem} />
        ) : (
          <p className={styles.idle}>Not running.</p>
        )}
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={buttonClass({ primary: true })}
          // What would run is not yet what the link brought.
          disabled={isUnpacking}
          onClick={() => run(files)}
        >
          Run
        </button>
        <button type="button" className={buttonClass()} onClick={reset}>
          Reset
        </button>
        <button type="button" className={buttonClass()} onClick={share}>
          Copy link
        </button>
        <button type="button" className={buttonClass()} onClick={onClose}>
          Close editor
        </button>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </div>
      {names.length > 1 ? (
        <div className={exampleStyles.bar}>
          <Tabs
            label="Files to edit"
            tabs={names.map((name) => ({ value: name, label: name }))}
            selected={current}
            onSelect={setCurrent}
            idPrefix={prefix}
            className={exampleStyles.files}
          />
        </div>
      ) : null}
      <div
        {...(names.length > 1
          ? {
              role: "tabpanel",
              id: panelId(prefix, current),
              "aria-labelledby": tabId(prefix, current),
            }
          : {})}
      >
        <CodeArea
          key={current}
          ref={area}
          file={current}
          source={files[current] ?? ""}
          badLines={problems.flatMap(({ file, line }) => (file === current && line ? [line] : []))}
          onChange={(source) => setFiles((before) => ({ ...before, [current]: source }))}
          onRun={() => run(files)}
        />
      </div>
      <div role="alert" className={styles.problems}>
        {problems.length > 0 ? (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.file}:${problem.line}:${problem.message}`}>
                {problem.line ? (
                  <button type="button" className={styles.place} onClick={() => show(problem)}>
                    {names.length > 1 ? `${problem.file}, line ` : "Line "}
                    {problem.line}
                  </button>
                ) : null}{" "}
                {problem.message}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

const firstOf = (files: Files) => Object.keys(files)[0] ?? "";

const isSame = (a: Problem, b: Problem) =>
  a.message === b.message && a.file === b.file && a.line === b.line;
