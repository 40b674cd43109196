import { expect, makeFile, picture, type TestFile, test } from "../tests/support/example";

/** The picture format that needs no compression: a header, then three bytes per pixel. */
function bitmap(name: string, width: number, height: number): TestFile {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const buffer = Buffer.alloc(54 + rowBytes * height, 0x80);
  buffer.fill(0, 0, 54);
  buffer.write("BM");
  buffer.writeUInt32LE(buffer.length, 2);
  buffer.writeUInt32LE(54, 10);
  buffer.writeUInt32LE(40, 14);
  buffer.writeInt32LE(width, 18);
  buffer.writeInt32LE(height, 22);
  buffer.writeUInt16LE(1, 26);
  buffer.writeUInt16LE(24, 28);
  return { name, mimeType: "image/bmp", buffer };
}

test.example("FileFilter.dimensions", "refuses small pictures", async ({ example }) => {
  const wide = bitmap("wide.bmp", 200, 100);
  await example.pick([picture, wide]);
  await expect(example.status).toHaveText("Uploaded: wide.bmp");
  await expect(example.stage.getByRole("alert")).toHaveText("dot.png is only 1 × 1");
  await example.expectStored("upload", wide);
});

test.example("FileFilter.dimensions", "survives what is no picture", async ({ example }) => {
  await example.pick([makeFile("fake.png", 500, "image/png"), bitmap("real.bmp", 300, 200)]);
  await expect(example.status).toHaveText("Uploaded: real.bmp");
  await expect(example.stage.getByRole("alert")).toHaveText("fake.png is not a picture");
});
