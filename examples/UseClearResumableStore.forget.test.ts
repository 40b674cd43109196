import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseClearResumableStore.forget",
  "forgets every stored upload",
  async ({ example, page }) => {
    const files = ["a", "b", "c"].map((name) => makeFile(`${name}.bin`, 50_000));
    await example.pick(files, "Choose files");
    await expect(example.status).toHaveText("Uploads this browser remembers: 3");
    await example.expectStored("tus", files);
    await example.stage.getByRole("button", { name: "Forget them" }).click();
    await expect(example.status).toHaveText("Uploads this browser remembers: 0");
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("my-app-tus:")),
    );
    expect(left).toEqual([]);
  },
);
