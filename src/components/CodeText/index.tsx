import { memo } from "react";
import { highlightScript } from "./highlight";

/** Source with colors, for code that no build has seen. */
export default memo(function CodeText({ source }: { source: string }) {
  return highlightScript(source).map(({ text, token }, index) =>
    token ? (
      <span key={index} className={token}>
        {text}
      </span>
    ) : (
      text
    ),
  );
});
