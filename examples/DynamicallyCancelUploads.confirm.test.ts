import { expect, makeFile, test } from "../tests/support/example";

const files = [makeFile("a.bin", 80_000), makeFile("b.bin", 90_000)];

test.example("DynamicallyCancelUploads.confirm", "sends after a yes", async ({ example }) => {
  await example.pick(files, "Choose files");
  const dialog = example.stage.getByRole("alertdialog");
  await expect(dialog).toContainText("Send 2 files with 170000 bytes?");
  await expect(example.status).toHaveText("Nothing chosen.");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(example.status).toHaveText("2 files sent.");
  await example.expectStored("upload", files);
});

test.example(
  "DynamicallyCancelUploads.confirm",
  "sends nothing after a no",
  async ({ example }) => {
    await example.pick(files, "Choose files");
    await example.stage.getByRole("button", { name: "Do not send" }).click();
    await expect(example.status).toHaveText("2 files were not sent.");
    if (example.target === "lab") expect(await example.requests()).toEqual([]);

    // The queue goes on: the next, small batch needs no question.
    await example.pick(makeFile("small.bin", 500), "Choose files");
    await expect(example.status).toHaveText("1 files sent.");
  },
);
