import { useHistory, useLocation } from "@docusaurus/router";
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { forgetSearches, readRecent, rememberSearch } from "../recent";
import { announcement, countText, searchPageUrl } from "../text";
import { normalizeQuery } from "../types";
import Announcer from "../ui/Announcer";
import { SearchIcon } from "../ui/icons";
import ResultLink, { useResultHref } from "../ui/ResultLink";
import shared from "../ui/styles.module.css";
import Unavailable from "../ui/Unavailable";
import { useSearch } from "../useSearch";
import { trapTab } from "./focus";
import OptionList from "./OptionList";
import { groupsOfResults, groupsOfStart, isSame, type Option } from "./options";
import styles from "./styles.module.css";

export interface ModalProps {
  initialQuery: string;
  onClose: () => void;
}

const PAGES_SHOWN = 7;

export default function Modal({ initialQuery, onClose }: ModalProps) {
  const history = useHistory();
  const location = useLocation();
  const hrefOf = useResultHref();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [chosen, setChosen] = useState<Option>();
  const [recent, setRecent] = useState(readRecent);
  const search = useSearch(query, {}, PAGES_SHOWN);
  const { results, error } = search;

  const wanted = normalizeQuery(query);
  const answered = results && results.query !== "" && wanted !== "" ? results : undefined;
  const groups =
    answered && answered.total > 0
      ? groupsOfResults(answered.pages)
      : groupsOfStart(wanted === "" ? recent : []);
  const options = groups.flatMap((group) => group.options);
  const showList = !error && (wanted === "" || answered !== undefined);
  // The best result waits for Enter; suggestions wait to be chosen. What was chosen stays so when
  // a fuller index moves it.
  const kept = chosen ? options.findIndex((option) => isSame(option, chosen)) : -1;
  const active = kept < 0 && answered && answered.total > 0 ? 0 : kept;
  const activeOption = showList ? options[active] : undefined;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Back, forward or a followed link: the page below is another one now. A page that was already on
  // its way when the search was opened is none of them: the history is ahead of what is shown.
  const openedAt = useRef(history.location.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown.
  useEffect(() => {
    if (history.location.key !== openedAt.current) {
      onClose();
    }
  }, [location.key, history, onClose]);

  useEffect(() => {
    if (activeOption) {
      document.getElementById(`${listId}-${activeOption.id}`)?.scrollIntoView({ block: "nearest" });
    }
  }, [activeOption, listId]);

  const change = (value: string) => {
    setQuery(value);
    setChosen(undefined);
  };

  const follow = (option: Option, newTab: boolean) => {
    if (option.query !== undefined) {
      change(option.query);
      input.current?.focus();
      return;
    }
    rememberSearch(wanted);
    const href = hrefOf(option.url, option.external);
    if (newTab) {
      window.open(href, "_blank", "noopener");
    } else if (option.external) {
      window.location.assign(href);
    } else {
      onClose();
      history.push(href);
    }
  };

  const onInputKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === "Escape") {
      // A search field would only clear itself, and keep the dialog open.
      event.preventDefault();
      onClose();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const from = Math.max(active, step > 0 ? -1 : 0);
      setChosen(options[(from + step + options.length) % options.length]);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (activeOption) {
        follow(activeOption, event.ctrlKey || event.metaKey);
      } else if (wanted !== "") {
        onClose();
        history.push(hrefOf(searchPageUrl(wanted)));
      }
    }
  };

  const onDialogClick = (event: SyntheticEvent) => {
    // Only the backdrop belongs to the dialog itself; the panel fills it.
    if (event.target === dialog.current) {
      onClose();
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClick={onDialogClick}
      onKeyDown={(event) => trapTab(event, dialog.current)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <SearchIcon className={shared.icon} />
          <input
            ref={input}
            className={shared.input}
            type="search"
            role="combobox"
            aria-label="Search the documentation"
            aria-expanded={showList && options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeOption && `${listId}-${activeOption.id}`}
            placeholder="Search hooks, guides, errors …"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            autoFocus
            value={query}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onInputKey}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <span className={styles.closeText}>Close</span>
            <kbd>Esc</kbd>
          </button>
        </div>

        <div className={styles.body}>
          {error && <Unavailable {...search} error={error} />}
          {!error && answered?.total === 0 && (
            <div className={styles.empty}>
              <p>
                Nothing found for <strong className={styles.query}>{answered.query}</strong>.
              </p>
              <p>
                Try fewer words, or the name of a hook, component or event. Good places to start:
              </p>
            </div>
          )}
          {showList && (
            <OptionList
              id={listId}
              groups={groups}
              activeId={activeOption?.id}
              onHover={setChosen}
              onFollow={follow}
            />
          )}
          {!error && !showList && <p className={styles.loading}>Loading the search index …</p>}
        </div>

        <div className={styles.foot}>
          {answered && answered.total > 0 && (
            <ResultLink
              className={styles.all}
              url={searchPageUrl(answered.query)}
              onFollow={() => {
                rememberSearch(answered.query);
                onClose();
              }}
            >
              See all {answered.complete ? countText(answered.total) : "results"}
            </ResultLink>
          )}
          {wanted === "" && recent.length > 0 && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                forgetSearches();
                setRecent([]);
                setChosen(undefined);
                input.current?.focus();
              }}
            >
              Clear recent searches
            </button>
          )}
          <p className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Ctrl</kbd> <kbd>Enter</kbd>{" "}
            new tab
          </p>
        </div>
      </div>
      <Announcer message={wanted === "" ? "" : announcement(answered, error)} />
    </dialog>
  );
}
