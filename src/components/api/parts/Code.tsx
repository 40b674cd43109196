import Link from "@docusaurus/Link";
import type { InlineToken, LinkToken, NamedLink } from "@site/plugins/library/views";
import { Fragment, type ReactNode } from "react";

/** Type or signature text with the names in it linked. Token order is fixed, so index keys hold. */
export function Tokens({ tokens }: { tokens: readonly LinkToken[] }): ReactNode {
  return tokens.map(({ t, href }, index) => {
    const key = `${index}-${t}`;
    return href ? (
      <Link key={key} to={href}>
        {t}
      </Link>
    ) : (
      <Fragment key={key}>{t}</Fragment>
    );
  });
}

/** Author's text: plain words and code. */
export function Inline({ tokens }: { tokens: readonly InlineToken[] }): ReactNode {
  return tokens.map((token, index) => {
    const key = `${index}-${token.t}`;
    if (!token.code) return <Fragment key={key}>{token.t}</Fragment>;
    const code = <code>{token.t}</code>;
    return token.href ? (
      <Link key={key} to={token.href}>
        {code}
      </Link>
    ) : (
      <Fragment key={key}>{code}</Fragment>
    );
  });
}

export function CodeLink({ name, href }: NamedLink): ReactNode {
  const code = <code>{name}</code>;
  return href ? <Link to={href}>{code}</Link> : code;
}
