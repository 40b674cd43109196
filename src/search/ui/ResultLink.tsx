import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface ResultLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  url: string;
  external?: boolean;
  onFollow?: () => void;
}

/**
 * A link that stays in the app. The theme's link would fetch the code of every page in the list
 * as soon as it is shown; a list of results is too long for that.
 */
export default function ResultLink({ url, external = false, onFollow, ...props }: ResultLinkProps) {
  const history = useHistory();
  const href = useResultHref()(url, external);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    onFollow?.();
    if (!external) {
      event.preventDefault();
      history.push(href);
    }
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** The address of a result: routes of ours are below the base URL. */
export function useResultHref(): (url: string, external?: boolean) => string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (url, external) => (external ? url : baseUrl.replace(/\/$/, "") + url);
}
