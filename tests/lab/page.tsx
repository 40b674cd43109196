import "../../src/css/tokens.css";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import Lab, { type LabProps } from "../../src/lab";

const EXAMPLES: Record<string, LabProps["load"]> = {
  button: () => import("./examples/button"),
  chunked: () => import("./examples/chunked"),
  tus: () => import("./examples/tus"),
  pending: () => import("./examples/pending"),
  failing: () => import("./examples/failing"),
  module: () => import("./examples/module"),
  missing: () => Promise.reject(new Error("the example could not be loaded")),
};

function Page() {
  const [shown, setShown] = useState(true);
  const names = new URLSearchParams(location.search).get("labs")?.split(",") ?? [];
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Toggle page
      </button>
      {shown &&
        names.map((name) => {
          const load = EXAMPLES[name];
          return load && <Lab key={name} name={name} load={load} />;
        })}
    </>
  );
}

const root = document.querySelector("main");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
