import clsx from "clsx";
import { type ReactNode, useRef } from "react";
import CopyButton from "./CopyButton";
import { toHtml } from "./marked";
import styles from "./styles.module.css";

export interface Props {
  /** Highlighted at build time, see plugins/highlight and marked.ts. */
  marked?: string;
  lang?: string;
  title?: ReactNode;
  /** Used by the theme itself for code that no fence holds; shown without colours. */
  children?: ReactNode;
  className?: string;
  /** Names the code for assistive technology where the title does not. */
  label?: string;
}

export default function CodeBlock({ marked, lang, title, children, className, label }: Props) {
  const code = useRef<HTMLElement>(null);
  const name = label ?? (typeof title === "string" ? title : `${lang ?? "Plain"} code`);
  return (
    <div className={clsx(styles.block, className)} data-lang={lang}>
      {title ? <div className={styles.title}>{title}</div> : null}
      <div className={styles.body}>
        {/* A region that scrolls must be reachable by keyboard, and what is focusable needs a name. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled with the arrow keys. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this is one piece of code. */}
        <pre className={styles.pre} tabIndex={0} role="group" aria-label={name} translate="no">
          {marked === undefined ? (
            <code ref={code} className="code">
              {children}
            </code>
          ) : (
            <code
              ref={code}
              className="code"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made by plugins/highlight from files of this repository.
              dangerouslySetInnerHTML={{ __html: toHtml(marked) }}
            />
          )}
        </pre>
        <CopyButton source={code} className={styles.copy} />
      </div>
    </div>
  );
}
