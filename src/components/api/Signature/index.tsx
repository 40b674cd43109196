import Link from "@docusaurus/Link";
import type { SignatureView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { Tokens } from "../parts/Code";
import { Marks } from "../parts/Marks";
import styles from "./styles.module.css";

/** How to import a symbol, and what it looks like. */
export default function Signature({ data }: { data: SignatureView }): ReactNode {
  return (
    <div className={styles.signature}>
      <p className={styles.facts}>
        <span className={styles.kind}>{data.kind}</span>{" "}
        {data.package.href ? (
          <Link to={data.package.href} className={styles.package}>
            {data.package.name}
          </Link>
        ) : (
          data.package.name
        )}
        <Marks marks={data.marks} />
      </p>
      {/* Scrolls sideways when a line is long, so the keyboard must be able to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus to be scrolled by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {data.importLine && (
            <>
              <span className={styles.import}>{data.importLine}</span>
              {"\n\n"}
            </>
          )}
          <Tokens tokens={data.code} />
        </code>
      </pre>
    </div>
  );
}
