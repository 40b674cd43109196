import { useState } from "react";

let renders = 0;

/** Throws when first rendered, and on request in an event handler. */
export default function Failing() {
  const [mount] = useState(() => {
    renders += 1;
    return renders;
  });
  // React tries a failed first render a second time before it gives up.
  if (mount <= 2) throw new Error("the render went wrong");
  return (
    <button
      type="button"
      onClick={() => {
        throw new Error("the handler went wrong");
      }}
    >
      Break
    </button>
  );
}
