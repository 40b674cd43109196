import type { PackageFactsView } from "@site/plugins/library/views";
import type { ReactNode } from "react";
import { CodeLink } from "../parts/Code";
import styles from "./styles.module.css";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Version, weight and dependencies of a package, as measured and read at build time. */
export default function PackageFacts({ data }: { data: PackageFactsView }): ReactNode {
  return (
    <dl className={styles.facts}>
      <dt>Version</dt>
      <dd>{data.version}</dd>
      <dt>Size</dt>
      <dd>
        {`${kilobytes(data.ownSize.gzip)} minified and gzipped`}
        {data.fullSize.gzip > data.ownSize.gzip &&
          `; ${kilobytes(data.fullSize.gzip)} with the @rpldy packages it needs`}
      </dd>
      {data.peerDependencies.length > 0 && (
        <>
          <dt>Needs</dt>
          <dd>
            {data.peerDependencies.map(({ name, range }) => (
              <code key={name} className={styles.dependency}>
                {`${name} ${range}`}
              </code>
            ))}
          </dd>
        </>
      )}
      {data.dependencies.length > 0 && (
        <>
          <dt>Installs</dt>
          <dd>
            {data.dependencies.map((dependency) => (
              <span key={dependency.name} className={styles.dependency}>
                <CodeLink {...dependency} />
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
