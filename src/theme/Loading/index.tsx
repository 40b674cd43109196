import { buttonClass } from "@site/src/components/Button";
import { InsideLayout, InsideMain } from "@site/src/platform/insideLayout";
import { RouteContextProvider } from "@site/src/platform/routeContext";
import { beginRetry, isFailureOld } from "@site/src/platform/routes/loadFailures";
import Layout from "@theme/Layout";
import { type ReactNode, useContext, useEffect, useState } from "react";
import type { LoadingComponentProps } from "react-loadable";
import styles from "./styles.module.css";

/** What stands in for a route whose files are still loading or failed to load. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  const [retryAtOnce] = useState(isFailureOld);
  const [retried, setRetried] = useState(false);
  useEffect(() => {
    if (error && retryAtOnce && !retried) {
      setRetried(true);
      retry();
    }
  }, [error, retry, retryAtOnce, retried]);

  const retryAll = () => {
    beginRetry();
    retry();
  };
  if (error && (retried || !retryAtOnce)) {
    return (
      <Frame>
        <h1>This page did not load.</h1>
        <p>Part of it did not arrive. Check your connection, then try again.</p>
        <p>
          <button
            type="button"
            className={buttonClass({ primary: true, large: true })}
            onClick={retryAll}
          >
            Retry
          </button>
        </p>
        <p role="alert" className={styles.reason}>
          {String(error)}
        </p>
      </Frame>
    );
  }
  return <Frame>{pastDelay && <p role="status">Loading …</p>}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const Part = useContext(InsideMain) ? "div" : "main";
  const part = <Part className={styles.content}>{children}</Part>;
  return useContext(InsideLayout) ? (
    part
  ) : (
    <RouteContextProvider value={{ plugin: { name: "route-loading", id: "default" } }}>
      <Layout>{part}</Layout>
    </RouteContextProvider>
  );
}
