import type { ServerFileData } from "@site/plugins/server-files";
import ServerFile from "@site/src/components/ServerFile";
import type { ServerFileName } from "@site/src/recipes/compose";
import { useEffect, useState } from "react";
import styles from "./styles.module.css";

const load: Record<ServerFileName, () => Promise<{ default: ServerFileData }>> = {
  "multipart.ts": () => import("@generated/server-files/default/multipart.ts.json"),
  "chunked.ts": () => import("@generated/server-files/default/chunked.ts.json"),
  "tus.ts": () => import("@generated/server-files/default/tus.ts.json"),
  "sign.ts": () => import("@generated/server-files/default/sign.ts.json"),
  "url.ts": () => import("@generated/server-files/default/url.ts.json"),
};

/** The handler that answers a recipe: a file that the tests run against. */
export default function Handler({ name }: { name: ServerFileName }) {
  const [loaded, setLoaded] = useState<{ name: string; data?: ServerFileData }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    load[name]().then(
      ({ default: data }) => isCurrent && setLoaded({ name, data }),
      () => isCurrent && setLoaded({ name }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);

  const isLoaded = loaded?.name === name;
  return (
    <div className={styles.handler} aria-busy={!isLoaded}>
      {loaded?.data ? <ServerFile name={loaded.name} data={loaded.data} /> : null}
      {isLoaded && !loaded.data ? (
        <p role="alert">
          The handler did not load.{" "}
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </p>
      ) : null}
    </div>
  );
}
