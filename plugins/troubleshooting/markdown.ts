import { readTroubleshooting } from "./data";

/** The entries as plain Markdown: what the decoder shows without anything typed into it. */
export function troubleshootingMarkdown(root: string): string {
  return readTroubleshooting(root)
    .map(({ messages, symptom, cause, cure, links }) =>
      [
        ...(symptom ? [`**${symptom}**`] : []),
        ...messages.map((message) => `\`${message}\``),
        `Cause: ${cause}`,
        `Cure: ${cure}`,
        `See: ${links.map(({ name, href }) => `[${name}](${href})`).join(", ")}`,
      ]
        .map((line, index) => `${index ? "  " : "- "}${line}`)
        .join("\\\n"),
    )
    .join("\n");
}
