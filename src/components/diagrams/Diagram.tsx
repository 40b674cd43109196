import { type ReactNode, useId } from "react";
import styles from "./styles.module.css";

interface DiagramProps {
  /** Short name of the picture. */
  title: string;
  /** What the picture says, for those who do not see it. Shown as its caption too. */
  caption: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** Frame of every picture: named for screen readers, scrollable where the screen is too narrow. */
export default function Diagram({ title, caption, width, height, children }: DiagramProps) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${title} (picture)`}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-caption`}
        >
          <title id={`${id}-title`}>{title}</title>
          <defs>
            <marker
              id={`${id}-tip`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto-start-reverse"
            >
              <path className={styles.tip} d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          <g style={{ "--tip": `url(#${id}-tip)` } as React.CSSProperties}>{children}</g>
        </svg>
      </section>
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
    </figure>
  );
}

type Tone = "plain" | "accent" | "good" | "bad" | "signal";

interface BoxProps {
  x: number;
  y: number;
  width?: number;
  height?: number;
  label: string;
  detail?: string;
  tone?: Tone;
}

export function Box({ x, y, width = 132, height = 44, label, detail, tone = "plain" }: BoxProps) {
  const middle = x + width / 2;
  return (
    <g className={styles[tone]}>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx={8} />
      <text className={styles.label} x={middle} y={y + height / 2 + (detail ? -4 : 5)}>
        {label}
      </text>
      {detail && (
        <text className={styles.detail} x={middle} y={y + height / 2 + 14}>
          {detail}
        </text>
      )}
    </g>
  );
}

interface ArrowProps {
  /** SVG path of the line. */
  path: string;
  label?: string;
  /** Where the label stands. */
  at?: [x: number, y: number];
  dashed?: boolean;
  anchor?: "start" | "middle" | "end";
}

export function Arrow({ path, label, at, dashed = false, anchor = "middle" }: ArrowProps) {
  return (
    <g>
      <path className={dashed ? styles.dashed : styles.line} d={path} />
      {label && at && (
        <text className={styles.note} x={at[0]} y={at[1]} textAnchor={anchor}>
          {label}
        </text>
      )}
    </g>
  );
}
