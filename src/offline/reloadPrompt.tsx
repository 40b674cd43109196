import ReloadPrompt from "@site/src/components/ReloadPrompt";
import { createRoot } from "react-dom/client";

/** Outside the page's own tree: it has to survive navigations and crashes of the page. */
export function showReloadPrompt(onReload: () => void): void {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <ReloadPrompt
      onReload={onReload}
      onDismiss={() => {
        root.unmount();
        container.remove();
      }}
    />,
  );
}
