import useIsBrowser from "@docusaurus/useIsBrowser";
import type { LifecycleMapView, LifecycleStep } from "@site/plugins/library/views";
import clsx from "clsx";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import Details from "./Details";
import { layOut, MARK_RADIUS, type StateBox, type StepLine, WIDTH } from "./layout";
import { PLACES } from "./states";
import styles from "./styles.module.css";
import { type MachineName, stepId, stepName } from "./words";

interface Props {
  name: MachineName;
  steps: readonly LifecycleStep[];
  events: LifecycleMapView["events"];
}

/** Keys that move along the steps, and by how much. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * One state machine. Its steps are tabs: arrow keys walk them, the panel beside tells what the
 * chosen one does. Without scripts they are links to the rows of the table below.
 */
export default function Machine({ name, steps, events }: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const marks = useRef<(HTMLElement | SVGElement | null)[]>([]);
  const [chosen, setChosen] = useState(0);
  const { height, lines, start, states } = layOut(steps, PLACES[name].way, PLACES[name].ends);
  const thing = name === "batch" ? "a batch" : "an item";
  const step = steps[chosen];

  const choose = (index: number) => {
    setChosen(index);
    marks.current[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) choose((chosen + move + steps.length) % steps.length);
    else if (event.key === "Home") choose(0);
    else if (event.key === "End") choose(steps.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <section className={styles.machine} aria-label={`Life of ${thing}`} data-machine={name}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${WIDTH} ${height}`}
        aria-label={`Map of ${thing}`}
      >
        <defs>
          <Tip id={`${id}-tip`} className={styles.tip} />
          <Tip id={`${id}-chosen`} className={styles.chosenTip} />
        </defs>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here can take focus; the marks below name the steps */}
        <g aria-hidden="true">
          <circle className={styles.start} cx={start.x} cy={start.y} r={7} />
          {lines.map((line, index) => (
            <Line key={line.path} line={line} tip={`${id}-tip`} isHidden={index === chosen} />
          ))}
          {lines[chosen] && <ChosenLine line={lines[chosen]} tip={`${id}-chosen`} />}
          {states.map((box) => (
            <State key={box.state} box={box} isTouched={isEndOf(step, box.state)} />
          ))}
        </g>
        <g {...(isBrowser && { role: "tablist", "aria-label": `Steps of ${thing}`, onKeyDown })}>
          {lines.map((line, index) => (
            <a
              key={line.path}
              ref={(element) => {
                marks.current[index] = element;
              }}
              href={`#${stepId(name, index)}`}
              className={clsx(styles.mark, index === chosen && styles.chosenMark)}
              aria-label={`${index + 1}, ${stepName(line.step)}`}
              {...(isBrowser && {
                role: "tab",
                id: `${id}-${index}`,
                "aria-selected": index === chosen,
                "aria-controls": `${id}-panel`,
                tabIndex: index === chosen ? 0 : -1,
                onClick: (event: MouseEvent) => {
                  event.preventDefault();
                  choose(index);
                },
              })}
            >
              <circle cx={line.mark.x} cy={line.mark.y} r={MARK_RADIUS} />
              <text x={line.mark.x} y={line.mark.y + 4.5}>
                {index + 1}
              </text>
            </a>
          ))}
        </g>
      </svg>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        {...(isBrowser && { role: "tabpanel", "aria-labelledby": `${id}-${chosen}` })}
      >
        <p className={styles.machineName}>Life of {thing}</p>
        {step && (
          <Details
            number={chosen + 1}
            step={step}
            fired={step.events.flatMap((key) => events[key] ?? [])}
          />
        )}
      </div>
    </section>
  );
}

const isEndOf = (step: LifecycleStep | undefined, state: string) =>
  step?.from === state || step?.to === state;

function Tip({ id, className }: { id: string; className: string | undefined }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerUnits="userSpaceOnUse"
      markerWidth="10"
      markerHeight="10"
      orient="auto-start-reverse"
    >
      <path className={className} d="M0 0 8 4 0 8z" />
    </marker>
  );
}

function Line({ line, tip, isHidden }: { line: StepLine; tip: string; isHidden: boolean }) {
  return isHidden ? null : (
    <path className={styles.line} d={line.path} markerEnd={`url(#${tip})`} />
  );
}

/** Drawn after the others, so that it lies on top of them. */
function ChosenLine({ line, tip }: { line: StepLine; tip: string }) {
  return <path className={styles.chosenLine} d={line.path} markerEnd={`url(#${tip})`} />;
}

function State({ box, isTouched }: { box: StateBox; isTouched: boolean }) {
  const { state, x, y, width, height } = box;
  return (
    <g className={clsx(styles.state, box.isEnd && styles.end, isTouched && styles.touched)}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text x={x + width / 2} y={y + height / 2 + 4.5}>
        {state}
      </text>
    </g>
  );
}
