import { buttonClass } from "@site/src/components/Button";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { rememberSearch } from "../recent";
import { STARTING_POINTS } from "../startingPoints";
import { announcement, countText } from "../text";
import { normalizeQuery } from "../types";
import Announcer from "../ui/Announcer";
import { SearchIcon } from "../ui/icons";
import ResultLink from "../ui/ResultLink";
import shared from "../ui/styles.module.css";
import Unavailable from "../ui/Unavailable";
import { useAddress } from "../useAddress";
import { useSearch } from "../useSearch";
import Filters from "./Filters";
import PageResult from "./PageResult";
import styles from "./styles.module.css";

const STEP = 20;

/** The address is read once the page runs: until then, and in the built HTML, nothing is asked for. */
export default function SearchPage() {
  const { query, filters, setQuery, setFilters, settle } = useAddress();
  const [limit, setLimit] = useState(STEP);
  const search = useSearch(query, filters, limit);
  const { results, error } = search;
  const wanted = normalizeQuery(query);
  // Who follows a link to a search gets its results once, and whole. Who types sees them come in.
  const [isTyping, setTyping] = useState(false);
  const isReady = results !== undefined && (results.complete || isTyping);
  const answered = isReady && wanted !== "" && results.query !== "" ? results : undefined;

  const change = (next: string) => {
    setTyping(true);
    setLimit(STEP);
    setQuery(next);
  };
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page ran, once.
  useEffect(() => {
    if (box.current?.value) {
      change(box.current.value);
    }
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle();
    rememberSearch(wanted);
  };

  return (
    <>
      <search data-script="needed">
        <form action="/search/" onSubmit={submit} className={styles.form}>
          <SearchIcon className={shared.icon} />
          <input
            ref={box}
            className={shared.input}
            type="search"
            name="q"
            aria-label="Search the documentation"
            placeholder="A name, a question, an error message"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={query}
            onChange={(event) => change(event.target.value)}
            onBlur={settle}
          />
        </form>
      </search>

      {error && <Unavailable {...search} error={error} />}
      {!error && wanted === "" && (
        <div>
          <p data-script="needed">
            Type a symbol, a question in your own words, or paste an error message. Guides, the
            reference, packages and blog posts are searched; small typing mistakes are forgiven.
          </p>
          <StartingPoints />
        </div>
      )}
      {!error && answered && (
        <>
          <Filters results={answered} filters={filters} onChange={setFilters} />
          <p className={styles.count}>
            {answered.total === 0 ? "No results" : countText(answered.total)}
            {answered.complete ? "" : " so far"} for <strong>{answered.query}</strong>
          </p>
          {answered.total === 0 && (
            <div>
              <p>
                Try fewer words, or the name of a hook, component or event
                {filters.kind || filters.sidebar ? ", or choose All in the filters" : ""}. Good
                places to start:
              </p>
              <StartingPoints />
            </div>
          )}
          <ol className={styles.results}>
            {answered.pages.map((page) => (
              <PageResult key={page.url} page={page} onFollow={() => rememberSearch(wanted)} />
            ))}
          </ol>
          {answered.more && (
            <button
              type="button"
              className={buttonClass()}
              onClick={() => setLimit((shown) => shown + STEP)}
            >
              Show more
            </button>
          )}
        </>
      )}
      {!error && wanted !== "" && !answered && (
        <p className={styles.count}>Loading the search index …</p>
      )}
      <Announcer message={wanted === "" ? "" : announcement(answered, error)} />
    </>
  );
}

function StartingPoints() {
  return (
    <ul>
      {STARTING_POINTS.map(({ label, url }) => (
        <li key={url}>
          <ResultLink url={url}>{label}</ResultLink>
        </li>
      ))}
    </ul>
  );
}
