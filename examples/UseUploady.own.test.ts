import { expect, makeFile, test } from "../tests/support/example";

test.example("UseUploady.own", "uploads text as a file, then chosen files", async ({ example }) => {
  await example.stage.getByLabel("Note").fill("Buy milk");
  await example.stage.getByRole("button", { name: "Save note" }).click();
  await expect(example.status).toHaveText("Saved: note.txt");
  await expect(example.stage.getByLabel("Note")).toHaveValue("");

  const file = makeFile("milk.bin", 4000);
  await example.pick(file, "Attach files");
  await expect(example.status).toHaveText("Saved: note.txt, milk.bin");
  const note = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("Buy milk") };
  await example.expectStored("upload", [note, file]);
});
