import "./storage";
import exampleStyles from "@site/src/components/Example/styles.module.css";
import Lab from "@site/src/lab";
import { Component, type ComponentType, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { CompiledModule } from "../compile";
import type { MessageFromFrame, MessageToFrame } from "../messages";
import { modules } from "../modules";
import { runModules } from "../runtime";
import { describe } from "./problems";
import "./frame.css";

/*
 * The page around edited code. It has an origin of its own, made up by the browser: no cookies, no
 * storage, no access to the site around it. It hears the site's page and nobody else.
 */
const site = window.location.origin;
const addresses = new Map<string, string>();
const told = new WeakSet<object>();

function tell(message: MessageFromFrame): void {
  window.parent.postMessage(message, site);
}

function tellProblem(error: unknown): void {
  if (typeof error === "object" && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  tell({ type: "problem", ...describe(error, addresses) });
}

async function evaluate({ file, code }: CompiledModule): Promise<Record<string, unknown>> {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  addresses.set(address, file);
  return (await import(/* webpackIgnore: true */ address)) as Record<string, unknown>;
}

/** Tells the page about an error of the example, then lets the lab show it too. */
class Telling extends Component<{ children: ReactNode }, { error?: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    // Here, because a boundary that throws again is never told that it caught anything.
    tellProblem(error);
    return { error, failed: true };
  }

  override render() {
    if (this.state.failed) throw this.state.error;
    return this.props.children;
  }
}

function Running() {
  useEffect(() => tell({ type: "running" }), []);
  return null;
}

function run({ name, program, theme }: MessageToFrame & { type: "run" }): void {
  setTheme(theme);
  document.adoptedStyleSheets = program.styles.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  let loaded: Promise<{ default: ComponentType }> | undefined;
  const load = async () => {
    try {
      const { default: Example } = await runModules(program.modules, modules, evaluate);
      if (typeof Example !== "function") {
        throw new Error("Nothing to show: the first file has no component as its default export.");
      }
      return { default: withTelling(Example as ComponentType) };
    } catch (error) {
      tellProblem(error);
      throw error;
    }
  };
  const box = document.getElementById("root");
  if (!box) return;
  createRoot(box).render(
    <div className={exampleStyles.live}>
      <Lab
        name={name}
        load={() => {
          loaded ??= load();
          return loaded;
        }}
      />
    </div>,
  );
  new ResizeObserver(() => {
    tell({ type: "height", height: Math.ceil(box.getBoundingClientRect().height) });
  }).observe(box);
}

const withTelling = (Example: ComponentType) => () => (
  <Telling>
    <Example />
    <Running />
  </Telling>
);

function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme === "dark" ? "dark" : "light";
}

function start(): void {
  let hasRun = false;
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<MessageToFrame>) => {
    if (source !== window.parent || origin !== site) return;
    if (data.type === "theme") setTheme(data.theme);
    if (data.type === "run" && !hasRun) {
      hasRun = true;
      run(data);
    }
  });
  window.addEventListener("error", (event) => tellProblem(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => tellProblem(event.reason));
  tell({ type: "ready" });
}

// Outside a sandbox this page would have the origin of the site, and so would whatever it runs.
if (window.origin !== "null") tell({ type: "refused" });
else if (window.parent !== window) start();
