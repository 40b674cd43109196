import { useColorMode } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { Problem, Program } from "@site/src/sandbox/compile";
import {
  FRAME_PATH,
  FRAME_PERMISSIONS,
  type MessageToFrame,
  readMessage,
} from "@site/src/sandbox/messages";
import { useEffect, useRef, useState } from "react";
import styles from "./styles.module.css";

interface Props {
  /** Names the frame for assistive technology, and the example inside it. */
  name: string;
  /** A new one is run in a new frame: nothing of the last run stays. */
  program: Program;
  onProblem: (problem: Problem) => void;
}

/** After the frame's page has loaded, its script speaks up at once, or there was no such page. */
const PATIENCE_MS = 2000;
const TALLEST = 3000;

/**
 * Runs a program in a sandboxed frame. The attribute sandboxes it wherever the site is hosted, but
 * keeps the service worker away from it; without a network the frame is loaded again without the
 * attribute, and sandboxed by the policy in its own response. It refuses to run when it is neither.
 */
export default function SandboxFrame({ name, program, onProblem }: Props) {
  const address = useBaseUrl(FRAME_PATH);
  const { colorMode } = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState({ program, fromCopy: false, runs: 0 });
  const [state, setState] = useState<"loading" | "running" | "failed">("loading");
  const [height, setHeight] = useState<number>();
  const current = useRef({ colorMode, onProblem });
  current.current = { colorMode, onProblem };

  if (attempt.program !== program) {
    setAttempt({ program, fromCopy: false, runs: attempt.runs + 1 });
    setState("loading");
  }
  const { fromCopy, runs } = attempt;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run has a frame of its own.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isReady = false;
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = () => {
      if (isReady) return;
      if (!fromCopy) {
        setAttempt((before) => ({ ...before, fromCopy: true, runs: before.runs + 1 }));
        return;
      }
      setState("failed");
      current.current.onProblem({ message: "The sandbox did not load. Check your connection." });
    };
    const onLoad = () => {
      timer = setTimeout(giveUp, PATIENCE_MS);
    };
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== element.contentWindow) return;
      const message = readMessage(data);
      if (message?.type === "refused") giveUp();
      if (message?.type === "ready" && !isReady) {
        isReady = true;
        send(element, { type: "run", name, program, theme: current.current.colorMode });
      }
      if (message?.type === "running") setState("running");
      if (message?.type === "height") setHeight(Math.min(message.height, TALLEST));
      if (message?.type === "problem") {
        const { type: _type, ...problem } = message;
        setState("failed");
        current.current.onProblem(problem);
      }
    };
    element.addEventListener("load", onLoad);
    window.addEventListener("message", onMessage);
    // Set here, not rendered: a page that loads at once would be ready before anybody listens.
    element.src = address;
    return () => {
      clearTimeout(timer);
      element.removeEventListener("load", onLoad);
      window.removeEventListener("message", onMessage);
    };
  }, [address, runs]);

  useEffect(() => {
    if (frame.current) send(frame.current, { type: "theme", theme: colorMode });
  }, [colorMode]);

  return (
    <iframe
      key={runs}
      ref={frame}
      className={styles.frame}
      title={`Running example: ${name}`}
      data-sandbox={name}
      data-state={state}
      height={height}
      // A frame that loads from the copy is sandboxed by its response, see above.
      {...(fromCopy ? {} : { sandbox: FRAME_PERMISSIONS })}
    />
  );
}

/** The frame's origin is made up by the browser, so it cannot be named. It gets no secrets. */
function send(frame: HTMLIFrameElement, message: MessageToFrame): void {
  frame.contentWindow?.postMessage(message, "*");
}
