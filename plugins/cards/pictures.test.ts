import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Pictures } from "./pictures";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => new Pictures(folder, path.join(folder, "names"));
const card = { title: "Crop", section: "Guide" };

it("paints what is not there, and finds it the next time", async () => {
  const first = open();
  const file = await first.fileOf(card);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe("PNG");
  first.save();
  expect(await open().fileOf(card)).toBe(file);
  expect(await open().fileOf({ ...card, title: "Crop again" })).not.toBe(file);
});

it("paints anew what was removed", async () => {
  const first = open();
  const file = await first.fileOf(card);
  first.save();
  rmSync(file);
  expect(await open().fileOf(card)).toBe(file);
  expect(readdirSync(folder)).toContain(path.basename(file));
});
