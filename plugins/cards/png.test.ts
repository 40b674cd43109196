import sharp from "sharp";
import { expect, it } from "vitest";
import type { Color } from "./colors";
import { pngOf } from "./png";

it("writes a picture that others read", async () => {
  const palette: Color[] = [
    [0, 0, 0],
    [250, 0, 0],
    [0, 0, 250],
  ];
  const pixels = Uint8Array.from([0, 1, 2, 2, 1, 0]);
  const read = await sharp(pngOf({ width: 3, height: 2, pixels }, palette))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([read.info.width, read.info.height]).toEqual([3, 2]);
  expect([...read.data]).toEqual([...pixels].flatMap((index) => palette[index] ?? []));
});
