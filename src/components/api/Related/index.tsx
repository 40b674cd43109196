import Link from "@docusaurus/Link";
import type { NamedLink, RelatedView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { CodeLink } from "../parts/Code";
import styles from "./styles.module.css";

/** Events, hooks, HOCs, types and guides that belong together. */
export default function Related({ data }: { data: RelatedView }): ReactNode {
  if (data.groups.length === 0) return null;
  return (
    <dl className={styles.related}>
      {data.groups.map(({ label, links }) => (
        <div key={label} className={styles.group}>
          <dt>{label}</dt>
          {links.map((link) => (
            <dd key={link.name}>
              {label === "Guides" ? <Guide {...link} /> : <CodeLink {...link} />}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Guide({ name, href }: NamedLink): ReactNode {
  return href ? <Link to={href}>{name}</Link> : name;
}
