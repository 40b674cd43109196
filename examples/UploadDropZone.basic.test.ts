import { expect, makeFile, test } from "../tests/support/example";

test.example("UploadDropZone.basic", "uploads what is dropped", async ({ example }) => {
  const files = [makeFile("one.bin", 5000), makeFile("two.bin", 6000)];
  const zone = example.stage.locator(".drop-zone");
  await zone.dispatchEvent("dragenter");
  await expect(zone).toHaveClass(/drop-zone-active/);
  await example.drop(files, zone);
  await expect(zone).not.toHaveClass(/drop-zone-active/);
  await expect(example.status).toHaveText("2 files uploaded");
  await example.expectStored("upload", files);
});

test.example("UploadDropZone.basic", "can be used without dropping", async ({ example }) => {
  const file = makeFile("chosen.bin", 5000);
  await example.pick(file, "or choose them");
  await expect(example.status).toHaveText("1 file uploaded");
  await example.expectStored("upload", file);
});
