import { expect, makeFile, test } from "../tests/support/example";

test.example("DynamicParameters.perFile", "sends each file's own caption", async ({ example }) => {
  const files = ["a", "b", "c"].map((name) => makeFile(`${name}.bin`, 500));
  await example.pick(files, "Choose files");
  await example.stage.getByLabel("Caption for a.bin").fill("A lake");
  await example.stage.getByLabel("Caption for c.bin").fill("A hill");
  await example.stage.getByRole("button", { name: "Send all" }).click();
  await expect(example.status).toHaveText("a.bin: A lake, b.bin: no caption, c.bin: A hill");
  await example.expectStored("upload", files);
});
