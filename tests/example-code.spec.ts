import { expect, test } from "./support/visitor";

test("an example is read in TypeScript, and in JavaScript from when that is chosen", async ({
  page,
}) => {
  const example = page.locator("article [data-example]").first().locator("..");
  const code = example.locator("pre:visible");
  const choice = example.getByRole("tab", { name: "JavaScript" });

  await page.goto("/docs/guides/Crop/");
  await expect(example.getByRole("tab", { name: "Crop.single.tsx" })).toBeVisible();
  await expect(code).toContainText("interface Job");

  await choice.click();
  await expect(example.getByRole("tab", { name: "Crop.single.jsx" })).toBeVisible();
  await expect(code).toContainText("useRequestPreSend");
  await expect(code).not.toContainText("interface");
  await example.getByRole("tab", { name: "Crop.single.CropBox.jsx" }).click();
  await expect(code).toContainText("export function CropBox({ file");

  await page.reload();
  await expect(choice).toHaveAttribute("aria-selected", "true");
  await expect(code).toContainText("useRequestPreSend");
  await expect(code).not.toContainText("interface");
});
