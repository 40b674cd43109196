import { PAGE_KINDS } from "./support/pageKinds";
import { nothingMoreComes } from "./support/quiet";
import { expect, test } from "./support/visitor";

test("after its link was pointed at, a page has its files and its first example", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") {
      asked.push(request.url());
    }
  });
  await page.goto(PAGE_KINDS.guide);
  await expect(page.locator('[data-example][data-state="ready"]').first()).toBeVisible();
  const link = page.locator('aside a[href="/docs/guides/UploadQueue/"]');
  await nothingMoreComes(page);
  const before = asked.length;
  await link.hover();
  // The page's content, then what its first example is in.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(before + 2);
  await nothingMoreComes(page);
  const ahead = asked.length;
  await link.click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Build an upload queue" }),
  ).toBeVisible();
  const example = page.locator("[data-example]").first();
  await example.scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute("data-state", "ready");
  expect(asked.slice(ahead).filter((url) => !/workbox|service-worker/.test(url))).toEqual([]);
});
