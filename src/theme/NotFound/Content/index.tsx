import Link from "@docusaurus/Link";
import { buttonClass } from "@site/src/components/Button";
import { STARTING_POINTS } from "@site/src/search/startingPoints";
import styles from "./styles.module.css";

/** Written anew: a visitor who took a wrong turn needs ways on, not somebody to write to. */
export default function NotFoundContent() {
  return (
    <main className={styles.main}>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>The address may be old or mistyped. Search for what you need, or start here:</p>
      <form action="/search/" className={styles.search}>
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="A name, a question, an error message"
          autoComplete="off"
        />
        <button type="submit" className={buttonClass({ primary: true, large: true })}>
          Search
        </button>
      </form>
      <ul className={styles.ways}>
        {STARTING_POINTS.map(({ label, url }) => (
          <li key={url}>
            <Link to={url}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
