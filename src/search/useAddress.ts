import { useHistory, useLocation } from "@docusaurus/router";
import { SEARCH_QUERY_PARAMETER } from "@site/src/constants";
import { useCallback, useEffect, useRef, useState } from "react";
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
  const { pathname } = useLocation();
  const [query, setQueryState] = useState("");
  const [filters, setFiltersState] = useState<SearchFilters>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writing = useRef(false);
  const pushNext = useRef(false);

  // The history itself, not the router's location: that one follows a moment later, and a quick
  // step back in between would go unnoticed.
  useEffect(() => {
    const read = (search: string) => {
      const given = new URLSearchParams(search).get(SEARCH_QUERY_PARAMETER) ?? "";
      clearTimeout(timer.current);
      setQueryState(given);
      setFiltersState(filtersOf(search));
      pushNext.current = given !== "";
    };
    read(history.location.search);
    const stop = history.listen((location) => {
      if (location.pathname === pathname && !writing.current) {
        read(location.search);
      }
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [history, pathname]);

  const write = useCallback(
    (nextQuery: string, nextFilters: SearchFilters, push: boolean) => {
      const search = searchOf(nextQuery, nextFilters);
      if (search === history.location.search) {
        return;
      }
      writing.current = true;
      history[push ? "push" : "replace"]({ pathname, search });
      writing.current = false;
    },
    [history, pathname],
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
      setFiltersState(next);
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
