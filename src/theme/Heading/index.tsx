import Link from "@docusaurus/Link";
import { useAnchorTargetClassName } from "@docusaurus/theme-common";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { Props } from "@theme/Heading";
import clsx from "clsx";
import { Fragment, type ReactNode } from "react";
import { wordsOfName } from "./breakable";
import "./hashLink.css";

/**
 * Like the theme's, but a name too long for its line breaks between its words, and the link's name
 * is not there a second time as a tooltip: headings stand many times on every page.
 */
export default function Heading({ as: As, id, children, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  const isText = typeof children === "string";
  const words = isText ? breakable(children) : children;
  // The title of a page is in no table of contents.
  if (As === "h1" || !id) {
    return <As {...props}>{words}</As>;
  }
  collectAnchor(id);
  return (
    <As {...props} className={clsx("anchor", targetClass, props.className)} id={id}>
      {words}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Direct link to ${isText ? children : id}`}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}

function breakable(name: string): ReactNode {
  return wordsOfName(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
