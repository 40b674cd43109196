/** Address of a page's Markdown, which stands beside the page itself. */
export function markdownPath(pathname: string): string {
  return `${pathname.replace(/\/?$/, "/")}index.md`;
}

/** Assistants that take a question in their address. Nothing is sent there before a click. */
const ASSISTANTS = [
  { name: "ChatGPT", ask: "https://chatgpt.com/?q=" },
  { name: "Claude", ask: "https://claude.ai/new?q=" },
  { name: "Perplexity", ask: "https://www.perplexity.ai/search?q=" },
] as const;

export function assistantLinks(markdownUrl: string): { name: string; href: string }[] {
  const question = encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);
  // Colons and slashes may stand in a query as they are. The page has the address so spelled already.
  const short = question.replaceAll("%3A", ":").replaceAll("%2F", "/");
  return ASSISTANTS.map(({ name, ask }) => ({ name, href: ask + short }));
}
