import { KIND_LABELS, type Kind } from "../kinds";
import styles from "./styles.module.css";

const TONES: Record<Kind, "api" | "guide" | "other"> = {
  hook: "api",
  component: "api",
  provider: "api",
  hoc: "api",
  enhancer: "api",
  sender: "api",
  utility: "api",
  event: "api",
  type: "api",
  guide: "guide",
  package: "other",
  page: "other",
  blog: "other",
};

export default function KindBadge({ kind }: { kind: Kind }) {
  return (
    <span className={styles.badge} data-tone={TONES[kind]}>
      {KIND_LABELS[kind]}
    </span>
  );
}
