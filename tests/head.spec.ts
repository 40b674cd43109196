import { expect, type Page, test, untilInteractive } from "./support/visitor";

interface Head {
  title: string;
  classes: string;
  tags: { name: string; data: unknown }[];
}

/** What search engines and link previews read: of the page as it stands, or of its built HTML. */
function headOf(page: Page, source: "page" | "file"): Promise<Head> {
  return page.evaluate(async (from) => {
    const text = from === "file" ? await (await fetch(location.href)).text() : "";
    const root = text ? new DOMParser().parseFromString(text, "text/html") : document;
    return {
      title: root.title,
      classes: root.documentElement.className,
      tags: [...root.head.querySelectorAll("[data-rh]:not(title)")]
        .map(({ localName, attributes, textContent }) => {
          const named = [...attributes].map(({ name, value }) => `${name}=${value}`);
          const data: unknown = textContent ? JSON.parse(textContent) : undefined;
          return { name: [localName, ...named.sort()].join(" "), data };
        })
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
    };
  }, source);
}

const WAY = [
  { name: "API", heading: "Providers" },
  { name: "Blog", heading: "Blog" },
  { name: "Docs", heading: "Introduction" },
];

test("a page reached by links has the head of its built HTML, and nothing of the pages before", async ({
  page,
}) => {
  await page.goto("/docs/guides/ProgressUI/");
  await untilInteractive(page);
  await expect.poll(() => headOf(page, "page")).toEqual(await headOf(page, "file"));
  for (const { name, heading } of WAY) {
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => headOf(page, "page")).toEqual(await headOf(page, "file"));
  }
});
