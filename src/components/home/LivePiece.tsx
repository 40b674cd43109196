import Link from "@docusaurus/Link";
import heights from "@site/examples/heights.json";
import Live, { type LoadExample } from "@site/src/components/Example/Live";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

interface LivePieceProps {
  name: keyof typeof heights;
  title: string;
  /** The page that shows the code of this example. */
  href: string;
  load: LoadExample;
  children: ReactNode;
}

/** One thing the library does, running, with the way to its code. */
export default function LivePiece({ name, title, href, load, children }: LivePieceProps) {
  return (
    <article className={styles.piece}>
      <h3>{title}</h3>
      <p>{children}</p>
      <div className={styles.stage}>
        <Live name={name} load={load} space={heights[name]} />
      </div>
      <Link to={href}>
        Code and details<span className="sr-only">: {title}</span>
      </Link>
    </article>
  );
}
