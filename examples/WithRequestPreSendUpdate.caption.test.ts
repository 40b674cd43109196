import { expect, makeFile, test } from "../tests/support/example";

test.example("WithRequestPreSendUpdate.caption", "sends what was typed", async ({ example }) => {
  const file = makeFile("beach.png", 4000);
  await example.pick(file);
  await example.stage.getByLabel("Caption of beach.png").fill("At the sea");
  await example.stage.getByRole("button", { name: "Send" }).click();
  await expect(example.status).toContainText("At the sea");
  await example.expectStored("upload", file);
});

test.example("WithRequestPreSendUpdate.caption", "skips a file", async ({ example }) => {
  await example.pick([makeFile("one.png", 4000), makeFile("two.png", 4000)]);
  await example.stage.getByRole("button", { name: "Skip" }).click();
  await example.stage.getByLabel("Caption of two.png").fill("Second");
  await example.stage.getByRole("button", { name: "Send" }).click();
  await expect(example.status).toContainText("Second");
});
