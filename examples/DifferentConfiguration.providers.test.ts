import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "DifferentConfiguration.providers",
  "keeps queues and settings apart",
  async ({ example, page }) => {
    await example.slowDown();
    // Six seconds: time enough to see them run.
    const pictures = ["a", "b", "c"].map((name) => makeFile(`${name}.png`, 2_000_000, "image/png"));
    const first = example.stage.getByRole("region", { name: "pictures" }).getByRole("status");
    const second = example.stage.getByRole("region", { name: "a table" }).getByRole("status");
    await example.pick(pictures, "Add pictures");
    await expect(first).toHaveText("3 running, 0 done");
    await expect(second).toHaveText("0 running, 0 done");

    const [dialog] = await Promise.all([
      page.waitForEvent("filechooser"),
      example.stage.getByRole("button", { name: "Add a table" }).click(),
    ]);
    expect(dialog.isMultiple()).toBe(false);
    expect(await dialog.element().getAttribute("accept")).toBe(".csv");
    await dialog.setFiles(makeFile("numbers.csv", 200, "text/csv"));
    await expect(second).toHaveText("0 running, 1 done", { timeout: 15_000 });
    await example.speedUp();
    await expect(first).toHaveText("0 running, 3 done", { timeout: 15_000 });
    await example.expectStored("upload", pictures);
  },
);
