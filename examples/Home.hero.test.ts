import { expect, makeFile, test } from "../tests/support/example";

test.example("Home.hero", "uploads a picked file", async ({ example }) => {
  const file = makeFile("picked.bin", 50_000);
  await example.pick(file, "Choose files");
  await expect(example.status).toHaveText("picked.bin, 100 %, 1 uploaded");
  await example.expectStored("upload", file);
});

test.example("Home.hero", "uploads dropped and pasted files", async ({ example }) => {
  const zone = example.stage.locator(".hero-zone");
  await example.drop([makeFile("one.bin", 1000), makeFile("two.bin", 1000)], zone);
  await expect(example.status).toHaveText("two.bin, 100 %, 2 uploaded");
  await example.paste(makeFile("three.bin", 1000), zone);
  await expect(example.status).toHaveText("three.bin, 100 %, 3 uploaded");
});
