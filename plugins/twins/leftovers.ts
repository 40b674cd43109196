const FENCE = /^(?:[ >]|[-*+] |\d+\. )*(`{3,}|~{3,})/;

/** What a twin must not hold: parts of MDX, links that work on the site only, broken fences. */
export function leftovers(markdown: string): string[] {
  const found: string[] = [];
  let open: string | undefined;
  const prose: string[] = [];
  for (const line of markdown.split("\n")) {
    const fence = FENCE.exec(line)?.[1];
    if (fence && !open) open = fence;
    else if (fence && open && fence.startsWith(open) && line.trimEnd().endsWith(fence)) {
      open = undefined;
    } else if (!open) prose.push(line);
  }
  if (open) found.push("a fence that never ends");
  const text = prose.join("\n").replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, "`code`");
  const add = (pattern: RegExp) => found.push(...(text.match(pattern) ?? []));
  add(/(?<!\\)<\/?[A-Z]\w*/g);
  add(/\{\/\*/g);
  add(/^(?:import|export) .*(?:from|=|\{).*$/gm);
  add(/^[> ]*:::.*$/gm);
  for (const [, target = ""] of text.matchAll(/(?<!\\)\]\(<?([^)>\s]*)/g)) {
    if (!/^(?:https?:|mailto:)/.test(target)) found.push(target);
  }
  return found;
}
