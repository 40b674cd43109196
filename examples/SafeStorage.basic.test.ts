import { expect, makeFile, test } from "../tests/support/example";

test.example("SafeStorage.basic", "remembers the last file", async ({ example, page }) => {
  const file = makeFile("kept.bin", 4000);
  await example.pick(file, "Choose a file");
  await expect(example.status).toHaveText("Last upload: kept.bin");
  await example.expectStored("upload", file);

  await page.reload();
  await example.box.scrollIntoViewIfNeeded();
  await expect(example.status).toHaveText("Last upload: kept.bin");
  await example.stage.getByRole("button", { name: "Forget it" }).click();
  await expect(example.status).toHaveText("No upload remembered.");
});

test.example(
  "SafeStorage.basic",
  "goes on where storage is blocked",
  async ({ example, page }) => {
    // As a browser does that refuses site data: support is probed while the module loads.
    const block = await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("blocked", "SecurityError");
      };
    });
    await page.reload();
    await example.box.scrollIntoViewIfNeeded();
    await expect(example.status).toHaveText("No upload remembered.");
    await example.pick(makeFile("unkept.bin", 4000), "Choose a file");
    await expect(example.status).toHaveText(
      "Last upload: unkept.bin (only until you leave: storage is blocked)",
    );
    await block.dispose();
  },
  { networked: false },
);
