import type { LifecycleStep } from "@site/plugins/library/views";

/** Everything is drawn in these units; on a phone one unit is about one pixel. */
export const WIDTH = 360;
/** A step's mark, large enough for a finger. */
export const MARK_RADIUS = 13;

const STATE_WIDTH = 88;
/** Room on the left for steps that pass a state by or stay in it. */
const LEFT = 54;
const RIGHT = WIDTH - STATE_WIDTH - 4;
const PORT = MARK_RADIUS * 2 + 4;
const GAP = 46;
/** How far below the corner of a state a step enters that comes around others. */
const ENTRY = 12;
const START = { x: LEFT + STATE_WIDTH / 2, y: 12 };

export interface StateBox {
  state: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isEnd: boolean;
}

export interface StepLine {
  step: LifecycleStep;
  path: string;
  mark: { x: number; y: number };
}

export interface Layout {
  height: number;
  start: { x: number; y: number };
  states: StateBox[];
  lines: StepLine[];
}

/**
 * States on the way stand on the left, from top to bottom; ends stand on the right. Every step
 * between the two sides has a port of its own, so marks never meet.
 */
export function layOut(
  steps: readonly LifecycleStep[],
  way: readonly string[],
  ends: readonly string[],
): Layout {
  const across = steps.filter((step) => step.from && isAcross(step.from, step.to, way));
  const wayEnd = (step: LifecycleStep) => (way.includes(step.to) ? step.to : (step.from ?? ""));
  const farEnd = (step: LifecycleStep) => (way.includes(step.to) ? (step.from ?? "") : step.to);
  const portsOf = (state: string) =>
    across
      .filter((step) => wayEnd(step) === state || farEnd(step) === state)
      .sort((a, b) => {
        const order = way.includes(state) ? ends : way;
        const other = way.includes(state) ? farEnd : wayEnd;
        return order.indexOf(other(a)) - order.indexOf(other(b));
      });
  const ownSteps = (state: string) => steps.filter((s) => s.from === state && s.to === state);

  const boxes = new Map<string, StateBox>();
  let y = START.y + GAP;
  for (const state of way) {
    const height = Math.max(40, (portsOf(state).length || 1) * PORT, ownSteps(state).length * PORT);
    boxes.set(state, { state, x: LEFT, y, width: STATE_WIDTH, height, isEnd: false });
    y += height + GAP;
  }
  const bottom = y - GAP;
  const endHeights = ends.map((state) => Math.max(40, portsOf(state).length * 18));
  const free = bottom - START.y - GAP - endHeights.reduce((sum, height) => sum + height, 0);
  const endGap = Math.max(12, free / Math.max(1, ends.length - 1));
  let endY = START.y + GAP;
  for (const [index, state] of ends.entries()) {
    const height = endHeights[index] ?? 40;
    boxes.set(state, { state, x: RIGHT, y: endY, width: STATE_WIDTH, height, isEnd: true });
    endY += height + endGap;
  }
  const height = Math.max(bottom, endY - endGap) + 8;

  const box = (state: string): StateBox => {
    const found = boxes.get(state);
    if (!found) throw new Error(`The life-cycle map has no place for the state "${state}".`);
    return found;
  };
  const portY = (state: string, step: LifecycleStep) => {
    const ports = portsOf(state);
    const { y: top, height: tall } = box(state);
    return top + (tall * (ports.indexOf(step) + 0.5)) / ports.length;
  };

  const lines = steps.map((step): StepLine => {
    const to = box(step.to);
    if (step.from && isAcross(step.from, step.to, way)) {
      return crossing(step, portY(wayEnd(step), step), portY(farEnd(step), step), way);
    }
    if (step.from === step.to) {
      const own = ownSteps(step.to);
      // The top of the box is left to a step that comes around others.
      const room = to.height - ENTRY * 2;
      return loop(step, to.y + ENTRY * 2 + (room * (own.indexOf(step) + 0.5)) / own.length);
    }
    const fromY = step.from === null ? START.y : box(step.from).y + box(step.from).height;
    const isNext = way.indexOf(step.to) === (step.from === null ? 0 : way.indexOf(step.from) + 1);
    return isNext ? down(step, fromY, to.y) : around(step, fromY, to.y + ENTRY);
  });
  return { height, start: START, states: [...boxes.values()], lines };
}

const isAcross = (from: string, to: string, way: readonly string[]) =>
  way.includes(from) !== way.includes(to);

function crossing(step: LifecycleStep, wayY: number, farY: number, way: readonly string[]) {
  const left = LEFT + STATE_WIDTH;
  const markX = left + MARK_RADIUS + 10;
  const middle = (markX + MARK_RADIUS + RIGHT) / 2;
  const forth = `M${left} ${wayY}H${markX + MARK_RADIUS}C${middle} ${wayY} ${middle} ${farY} ${RIGHT - 2} ${farY}`;
  const back = `M${RIGHT} ${farY}C${middle} ${farY} ${middle} ${wayY} ${markX + MARK_RADIUS} ${wayY}H${left + 2}`;
  return { step, path: way.includes(step.to) ? back : forth, mark: { x: markX, y: wayY } };
}

function loop(step: LifecycleStep, y: number): StepLine {
  const x = LEFT - 26;
  return {
    step,
    path: `M${LEFT} ${y - 9}C${x - 8} ${y - 14} ${x - 8} ${y + 14} ${LEFT - 2} ${y + 9}`,
    mark: { x, y },
  };
}

function down(step: LifecycleStep, fromY: number, toY: number): StepLine {
  const { x } = START;
  return { step, path: `M${x} ${fromY}V${toY - 2}`, mark: { x, y: (fromY + toY) / 2 } };
}

function around(step: LifecycleStep, fromY: number, toY: number): StepLine {
  const x = 22;
  return {
    step,
    path: `M${START.x} ${fromY}H${x + 14}Q${x} ${fromY} ${x} ${fromY + 14}V${toY - 14}Q${x} ${toY} ${x + 14} ${toY}H${LEFT - 2}`,
    mark: { x, y: fromY + 50 },
  };
}
