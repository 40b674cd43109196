import { Component, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { attachModuleUploaders, loadAs, renderAs } from "./registry";
import type { LabSession } from "./session";

interface BoundaryProps {
  onError(error: unknown): void;
  children: ReactNode;
}

/** Keeps a failing example inside its own box. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export const failureText = (error: unknown) =>
  `The example failed: ${error instanceof Error ? error.message : String(error)}`;

export type ExampleLoader = () => Promise<{ default: ComponentType }>;

export interface MountedExample {
  /** Throws the example's state away and starts it again. */
  restart(): void;
  unmount(): void;
}

/**
 * Runs an example in a React root of its own: an error in it, or its portals, cannot reach the page
 * around it, and it never takes part in hydration.
 */
export function mountExample(
  session: LabSession,
  element: HTMLElement,
  load: ExampleLoader,
): MountedExample {
  let root: Root | undefined;
  let gone = false;
  let runs = 0;

  const run = async () => {
    runs += 1;
    const mine = runs;
    try {
      const { default: Example } = await loadAs(session, load);
      if (gone || mine !== runs) return;
      renderAs(session, () => {
        root ??= createRoot(element, { identifierPrefix: `${session.name}-` });
        const node = (
          <Boundary key={mine} onError={(error) => session.setProblem(failureText(error))}>
            <Example />
          </Boundary>
        );
        flushSync(() => root?.render(node));
      });
    } catch (error) {
      if (!gone) session.setProblem(failureText(error));
    }
  };
  void run();

  return {
    restart() {
      attachModuleUploaders(session);
      void run();
    },
    unmount() {
      gone = true;
      // React refuses to unmount a root while it renders another, as it does when a page changes
      setTimeout(() => root?.unmount());
    },
  };
}
