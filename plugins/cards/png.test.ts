import sharp from "sharp";
import { expect, it } from "vitest";
import { CARD_COLORS, drawCard } from "./draw";
import { type Color, pngOf } from "./png";

const pixelsOf = async (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

it("writes a picture that others read, in the nearest colours of those given", async () => {
  const palette: Color[] = [
    [0, 0, 0],
    [250, 0, 0],
    [0, 0, 250],
  ];
  const data = Uint8Array.from([9, 9, 9, 255, 20, 0, 0, 30, 200, 0, 0, 250, 250, 0, 0, 1, 2, 3]);
  const read = await pixelsOf(pngOf({ width: 3, height: 2, data }, palette));
  expect([read.info.width, read.info.height]).toEqual([3, 2]);
  expect([...read.data]).toEqual([0, 0, 0, 250, 0, 0, 0, 0, 250, 0, 0, 250, 250, 0, 0, 0, 0, 0]);
});

it("has every colour of a card, so that nobody sees a difference", async () => {
  const drawing = Buffer.from(drawCard({ title: "Show upload progress", section: "Guide" }));
  const drawn = await pixelsOf(drawing);
  const read = await pixelsOf(pngOf({ ...drawn.info, data: drawn.data }, CARD_COLORS));
  const farthest = read.data.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (drawn.data[at] ?? 0))),
    0,
  );
  expect(farthest).toBeLessThan(12);
});
