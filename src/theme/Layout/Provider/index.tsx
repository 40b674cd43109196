import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import useRouteContext from "@docusaurus/useRouteContext";
import FollowSystemTheme from "@site/src/platform/FollowSystemTheme";
import type { Props } from "@theme/Layout/Provider";
import Provider from "@theme-original/Layout/Provider";

/** The theme names the type of every page in a class of <html>, except for pages written in TSX. */
export default function LayoutProvider({ children }: Props) {
  const isCustomPage = useRouteContext().plugin.name === "docusaurus-plugin-content-pages";
  return (
    <Provider>
      <FollowSystemTheme />
      <HtmlClassNameProvider className={isCustomPage ? "custom-page" : ""}>
        {children}
      </HtmlClassNameProvider>
    </Provider>
  );
}
