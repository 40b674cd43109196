import { links } from "@site/src/links";

interface FeedbackPage {
  title: string;
  url: string;
}

const titleOf = ({ title }: FeedbackPage) => `Docs: ${title}`;

/** A new issue of the library with page and address filled in. */
export function issueUrl(page: FeedbackPage): string {
  const fields = new URLSearchParams({
    title: titleOf(page),
    body: `Page: ${page.url}\n\nWhat I was looking for:\n\nWhat was missing or wrong:\n`,
  });
  return `${links.issues}/new?${fields}`;
}

/** A new discussion of the library with page and address filled in. */
export function discussionUrl(page: FeedbackPage): string {
  const fields = new URLSearchParams({
    category: "general",
    title: titleOf(page),
    body: `Page: ${page.url}\n\n`,
  });
  return `${links.discussions}/new?${fields}`;
}
