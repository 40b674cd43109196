import { copyText } from "@site/src/theme/CodeBlock/copyText";

export type CopyOutcome = "copied" | "not-loaded" | "not-copied";

/** Puts a page's Markdown on the clipboard. */
export async function copyPage(address: string): Promise<CopyOutcome> {
  const text = load(address);
  try {
    // Safari lets a click write to the clipboard only at once, so it gets the promise.
    const blob = text.then((loaded) => new Blob([loaded], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return "copied";
  } catch {
    const loaded = await text.catch(() => undefined);
    if (loaded === undefined) return "not-loaded";
    return (await copyText(loaded)) ? "copied" : "not-copied";
  }
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
