import { expect, makeFile, picture, test } from "../tests/support/example";

test.example("DropAndPaste.zone", "takes drops, pastes and clicks", async ({ example }) => {
  const zone = example.stage.getByRole("group", { name: "Drop or paste files" });
  const dropped = makeFile("dropped.bin", 600);
  const chosen = makeFile("chosen.bin", 700);
  await example.drop(dropped, zone);
  await expect(example.status).toHaveText("dropped.bin (zone)");
  await example.paste(picture, zone);
  await expect(zone).toContainText("1 pasted so far");
  await expect(example.status).toHaveText("dropped.bin (zone), dot.png (zone)");
  await example.pick(chosen, "Choose files");
  await expect(example.status).toContainText("chosen.bin (dialog)");
  await example.expectStored("upload", [dropped, picture, chosen]);
});

test.example("DropAndPaste.zone", "hears a paste on the button inside", async ({ example }) => {
  await example.paste(picture, example.stage.getByRole("button", { name: "Choose files" }));
  await expect(example.status).toHaveText("dot.png (zone)");
});
