import Link from "@docusaurus/Link";
import sizes from "@generated/library/default/package-sizes.json";
import styles from "./styles.module.css";

const shown = [
  "uploady",
  "chunked-uploady",
  "tus-uploady",
  "native-uploady",
  "upload-button",
  "upload-drop-zone",
  "upload-paste",
  "upload-preview",
  "upload-url-input",
  "retry-hooks",
] as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What each package adds, measured when the site is built. */
export default function PackageSizes() {
  return (
    <>
      <ul className={styles.sizes}>
        {shown.map((name) => (
          <li key={name}>
            <Link to={`/docs/packages/rpldy-${name}/`}>{name}</Link>
            <span>{kilobytes(sizes[`@rpldy/${name}`] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sizeNote}>
        Own code, minified and gzipped. Each package page says what it weighs with everything it
        builds on.
      </p>
    </>
  );
}
