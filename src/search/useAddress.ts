import { useHistory, useLocation } from "@docusaurus/router";
import { SEARCH_QUERY_PARAMETER } from "@site/src/constants";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isKind, isSidebar } from "./kinds";
import { normalizeQuery, type SearchFilters } from "./types";

export interface AddressState {
  query: string;
  filters: SearchFilters;
  setQuery: (query: string) => void;
  setFilters: (filters: SearchFilters) => void;
  /** The query is settled: the next change is a step of its own for the back button. */
  settle: () => void;
}

/** Not every letter becomes an address: each one is a navigation for the rest of the site. */
const REST_MS = 350;

/** The query and filters of the page, kept the same as those of its address, in both directions. */
export function useAddress(): AddressState {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const [query, setQueryState] = useState("");
  const filters = useMemo(() => filtersOf(search), [search]);
  const written = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pushNext = useRef(false);

  // From the address: at first (the server rendered without a query), on back and forward.
  useEffect(() => {
    const given = new URLSearchParams(search).get(SEARCH_QUERY_PARAMETER) ?? "";
    if (written.current !== search) {
      clearTimeout(timer.current);
      setQueryState(given);
      pushNext.current = given !== "";
    }
    written.current = undefined;
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (nextQuery: string, nextFilters: SearchFilters, push: boolean) => {
      const next = searchOf(nextQuery, nextFilters);
      if (next === search) {
        return;
      }
      written.current = next;
      history[push ? "push" : "replace"]({ pathname, search: next });
    },
    [history, pathname, search],
  );

  const setQuery = useCallback(
    (next: string) => {
      setQueryState(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        write(next, filters, pushNext.current);
        pushNext.current = false;
      }, REST_MS);
    },
    [write, filters],
  );

  const setFilters = useCallback(
    (next: SearchFilters) => {
      clearTimeout(timer.current);
      write(query, next, true);
    },
    [write, query],
  );

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    write(query, filters, pushNext.current);
    pushNext.current = query !== "";
  }, [write, query, filters]);

  return { query, filters, setQuery, setFilters, settle };
}

function filtersOf(search: string): SearchFilters {
  const params = new URLSearchParams(search);
  const kind = params.get("kind");
  const sidebar = params.get("in");
  return {
    kind: isKind(kind) ? kind : undefined,
    sidebar: isSidebar(sidebar) ? sidebar : undefined,
  };
}

function searchOf(query: string, { kind, sidebar }: SearchFilters): string {
  const params = new URLSearchParams();
  const wanted = normalizeQuery(query);
  if (wanted) {
    params.set(SEARCH_QUERY_PARAMETER, wanted);
  }
  if (kind) {
    params.set("kind", kind);
  }
  if (sidebar) {
    params.set("in", sidebar);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
