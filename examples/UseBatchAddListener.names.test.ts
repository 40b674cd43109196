import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseBatchAddListener.names",
  "lists files before it sends them",
  async ({ example }) => {
    const files = [makeFile("one.bin", 20_000), makeFile("two.bin", 30_000)];
    const list = example.stage.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
    await example.pick(files, "Choose files");
    await expect(list).toHaveText(["one.bin", "two.bin"]);
    await expect(example.status).toHaveText("2 chosen, 50 kB");
    await example.stage.getByRole("button", { name: "Send" }).click();
    await expect(example.status).toHaveText("0 chosen, 0 kB");
    await example.expectStored("upload", files);
  },
);

test.example(
  "UseBatchAddListener.names",
  "sends nothing on its own",
  async ({ example, page }) => {
    await example.pick(makeFile("waits.bin", 1000), "Choose files");
    await expect(example.status).toHaveText("1 chosen, 1 kB");
    await page.waitForTimeout(300);
    expect(await example.requests()).toEqual([]);
  },
  { networked: false },
);
