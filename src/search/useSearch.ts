import { useContextualSearchFilters } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { usePluginData } from "@docusaurus/useGlobalData";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { chooseEngine, preferEmbedded } from "./engines";
import type { SearchGlobalData } from "./hosted/config";
import { normalizeQuery, type SearchFilters, type SearchResults, SearchUnavailable } from "./types";

export interface SearchState {
  /** The last answer; while a new one is on its way the old one stays. */
  results: SearchResults | undefined;
  error: string | undefined;
  /** Given when another engine can take over after an error. */
  useEmbedded: (() => void) | undefined;
  tryAgain: () => void;
}

/** A service is asked when the fingers rest; the index in the browser needs no mercy. */
const HOSTED_DELAY_MS = 120;

export function useSearch(query: string, filters: SearchFilters, limit: number): SearchState {
  const { hosted: config } = usePluginData("search") as SearchGlobalData;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const context = useContextualSearchFilters();
  const contextRef = useRef(context);
  contextRef.current = context;

  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt may choose another engine
  const { engine, hosted } = useMemo(
    () => chooseEngine(config, () => contextRef.current, baseUrl),
    [config, baseUrl, attempt],
  );
  const [improved, setImproved] = useState(0);
  const [results, setResults] = useState<SearchResults>();
  const [error, setError] = useState<string>();
  const wanted = normalizeQuery(query);
  const { kind, sidebar } = filters;

  useEffect(() => {
    engine.warmUp();
    return engine.onImproved(() => setImproved((count) => count + 1));
  }, [engine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an improved index or another attempt asks again
  useEffect(() => {
    let current = true;
    const ask = () =>
      engine.search(wanted, { kind, sidebar }, limit).then(
        (found) => {
          if (current) {
            setResults(found);
            setError(undefined);
          }
        },
        (failure: unknown) => {
          if (current) {
            setResults(undefined);
            setError(messageOf(failure));
          }
        },
      );
    if (!hosted || wanted === "") {
      void ask();
      return () => {
        current = false;
      };
    }
    const timer = setTimeout(ask, HOSTED_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [engine, hosted, wanted, kind, sidebar, limit, improved, attempt]);

  const tryAgain = useCallback(() => {
    setError(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const useEmbedded = useCallback(() => {
    preferEmbedded();
    tryAgain();
  }, [tryAgain]);
  return { results, error, tryAgain, useEmbedded: hosted ? useEmbedded : undefined };
}

function messageOf(failure: unknown): string {
  return failure instanceof SearchUnavailable ? failure.message : "The search failed.";
}
