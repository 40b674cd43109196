import { expect, makeFile, test } from "../tests/support/example";

test.example("GetXhrSend.repeatedField", "sends one field several times", async ({ example }) => {
  const files = [makeFile("a.bin", 1000), makeFile("b.bin", 2000)];
  await example.pick(files);
  await expect(example.status).toHaveText("Fields of the request: photos[], photos[]");
  await example.expectStored("upload", files);
});
