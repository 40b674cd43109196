import { expect, makeFile, test } from "../tests/support/example";

test.example("CustomInput.own", "uploads from the page's own input", async ({ example, page }) => {
  const scan = makeFile("contract.pdf", 3000, "application/pdf");
  const [dialog] = await Promise.all([
    page.waitForEvent("filechooser"),
    example.stage.getByRole("button", { name: "Add a scan" }).click(),
  ]);
  const isInExample = await dialog
    .element()
    .evaluate((input) => (input as Element).closest("[data-lab-stage]") !== null);
  expect(isInExample).toBe(true);
  expect(dialog.isMultiple()).toBe(false);
  await dialog.setFiles(scan);
  await expect(example.status).toHaveText('contract.pdf arrived in the field "scan".');
  await example.expectStored("upload", scan);
});

test.example("CustomInput.own", "takes the same file twice", async ({ example }) => {
  const scan = makeFile("again.pdf", 500, "application/pdf");
  await example.pick(scan, "Add a scan");
  await expect(example.status).toContainText("again.pdf");
  await example.pick(scan, "Add a scan");
  if (example.target === "lab") {
    await expect.poll(() => example.requests()).toHaveLength(2);
  }
});
