import Link from "@docusaurus/Link";
import sizes from "@generated/library/default/package-sizes.json";
import { PACKAGE_GROUPS } from "@site/src/components/diagrams/packages";
import styles from "./styles.module.css";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The map of the packages, with what each adds, measured when the site is built. */
export default function PackageSizes() {
  return (
    <>
      <dl className={styles.map}>
        {PACKAGE_GROUPS.map(({ title, tone, names }) => (
          <div key={title} className={styles.group} data-tone={tone}>
            <dt>{title}</dt>
            {names.map((name) => (
              <dd key={name}>
                <Link to={`/docs/packages/rpldy-${name}/`}>
                  {name}
                  <span>{kilobytes(sizes[`@rpldy/${name}`] ?? 0)}</span>
                </Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.sizeNote}>
        Own code, minified and gzipped. Each package page says what it weighs with everything it
        builds on.
      </p>
    </>
  );
}
