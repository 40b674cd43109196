import clsx from "clsx";
import styles from "./styles.module.css";

export interface ButtonLook {
  primary?: boolean;
  large?: boolean;
}

/** The classes of a button, for a button or for a link that looks like one. */
export function buttonClass({ primary = false, large = false }: ButtonLook = {}): string {
  return clsx(styles.button, primary && styles.primary, large && styles.large);
}
