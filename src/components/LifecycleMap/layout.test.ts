import { describe, expect, test } from "vitest";
import { LIFECYCLE } from "../../../plugins/library/lifecycle";
import type { LifecycleStep } from "../../../plugins/library/views";
import { layOut, MARK_RADIUS, WIDTH } from "./layout";
import { PLACES } from "./states";

const stepsOf = (machine: "batch" | "item"): LifecycleStep[] =>
  LIFECYCLE.filter((edge) => edge.machine === machine).map(({ from, to, cause, events }) => ({
    from: from?.toLowerCase() ?? null,
    to: to.toLowerCase(),
    cause,
    events,
  }));

describe.each(["batch", "item"] as const)("map of a %s", (machine) => {
  const steps = stepsOf(machine);
  const { height, lines, states } = layOut(steps, PLACES[machine].way, PLACES[machine].ends);

  test("draws every step once", () => {
    expect(lines.map((line) => line.step)).toEqual(steps);
    expect(new Set(lines.map((line) => line.path)).size).toBe(steps.length);
  });

  test("keeps marks apart, off the states and inside the picture", () => {
    for (const [index, { mark }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const distance = Math.hypot(mark.x - other.mark.x, mark.y - other.mark.y);
        expect(distance).toBeGreaterThanOrEqual(MARK_RADIUS * 2);
      }
      for (const { x, y, width, height: tall } of states) {
        const dx = Math.max(x - mark.x, mark.x - (x + width), 0);
        const dy = Math.max(y - mark.y, mark.y - (y + tall), 0);
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(MARK_RADIUS);
      }
      expect(mark.x).toBeGreaterThanOrEqual(MARK_RADIUS);
      expect(mark.x).toBeLessThanOrEqual(WIDTH - MARK_RADIUS);
      expect(mark.y).toBeLessThanOrEqual(height - MARK_RADIUS);
    }
  });

  test("lets no states overlap", () => {
    for (const [index, a] of states.entries()) {
      for (const b of states.slice(index + 1)) {
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        expect(apart, `${a.state} and ${b.state}`).toBe(true);
      }
    }
  });
});

test("a state without a place is named", () => {
  const step = { from: null, to: "resting", cause: "", events: [] };
  expect(() => layOut([step], ["pending"], [])).toThrow('the state "resting"');
});
