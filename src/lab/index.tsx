import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { type ExampleLoader, failureText, type MountedExample, mountExample } from "./mount";
import { addLab, noteInteraction, ownerOfError } from "./registry";
import { deliver, type Sample } from "./samples";
import { LabSession } from "./session";
import styles from "./styles.module.css";
import { Toolbar } from "./ui/Toolbar";

type Panels = typeof import("./ui/panels");

export interface LabProps {
  name: string;
  load: ExampleLoader;
}

const INTERACTIONS = ["pointerdown", "keydown", "focusin", "drop", "paste"] as const;

/** The upload lab: runs one example against a simulated network and shows what happens. */
export default function Lab({ name, load }: LabProps): ReactNode {
  const [session] = useState(() => new LabSession(name));
  useSyncExternalStore(session.subscribe, session.getVersion, session.getVersion);
  const box = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const example = useRef<MountedExample>(undefined);
  const loader = useRef(load);
  loader.current = load;
  const [open, setOpen] = useState({ network: false, activity: false });
  const [panels, setPanels] = useState<Panels>();
  const id = useId();

  useEffect(() => {
    const remove = addLab(session);
    // a fresh element for each root: React wants none reused that it is about to leave
    const element = document.createElement("div");
    stage.current?.append(element);
    example.current = mountExample(session, element, () => loader.current());

    const outer = box.current;
    const interact = () => noteInteraction(session);
    const blame = (error: unknown) => {
      if (ownerOfError() === session) session.setProblem(failureText(error));
    };
    const onError = (event: ErrorEvent) => blame(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => blame(event.reason);
    for (const type of INTERACTIONS) outer?.addEventListener(type, interact, true);
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      for (const type of INTERACTIONS) outer?.removeEventListener(type, interact, true);
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
      example.current?.unmount();
      remove();
      element.remove();
    };
  }, [session]);

  const restart = () => {
    session.reset();
    example.current?.restart();
  };
  const give = async (sample: Sample) => {
    const files = await sample.make();
    const target = stage.current;
    if (target && !deliver(session, target, files)) {
      session.setProblem("This example has no uploader to give a file to.");
    }
  };
  const toggle = async (panel: keyof typeof open) => {
    setOpen((now) => ({ ...now, [panel]: !now[panel] }));
    try {
      setPanels(panels ?? (await import(/* webpackChunkName: "lab-panels" */ "./ui/panels")));
    } catch {
      setOpen((now) => ({ ...now, [panel]: false }));
      session.setProblem("This part did not load. Check your connection, then try again.");
    }
  };

  return (
    <section
      ref={box}
      className={styles.lab}
      aria-label={`Live example: ${name}`}
      data-lab={name}
      tabIndex={-1}
    >
      <div ref={stage} className={styles.stage} data-lab-stage="" />
      {session.problem && (
        <div className={styles.problem} role="alert">
          <p>{session.problem}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              restart();
              // the button goes away with the message
              box.current?.focus();
            }}
          >
            Try again
          </button>
        </div>
      )}
      <Toolbar
        session={session}
        open={open}
        panelId={id}
        onToggle={toggle}
        onReset={restart}
        onSample={give}
      />
      <div id={`${id}network`} hidden={!open.network}>
        {open.network && panels && <panels.NetworkPanel session={session} />}
      </div>
      <div id={`${id}activity`} hidden={!open.activity}>
        {open.activity && panels && <panels.Activity session={session} />}
      </div>
      <output className={styles.hidden} aria-live="polite">
        {/* a new node each time: the same text twice would be announced once */}
        <span key={session.announcement.id}>{session.announcement.text}</span>
      </output>
    </section>
  );
}
