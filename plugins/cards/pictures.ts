import { createHash } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { Kept } from "../kept";
import type { Card } from "./card";
import { CARD_COLORS, drawCard } from "./draw";
import { pngOf } from "./png";

type Words = Pick<Card, "title" | "section">;

/** Cards as pictures, each drawn once: a folder keeps them by what they show. */
export class Pictures {
  private readonly names: Kept<string>;

  constructor(
    private readonly folder: string,
    namesFolder: string,
  ) {
    this.names = new Kept("cards", ["plugins/cards", "package-lock.json"], namesFolder);
  }

  async fileOf({ title, section }: Words): Promise<string> {
    const words = { title, section };
    const known = this.names.find(words);
    if (known && (await exists(this.pathOf(known)))) {
      return this.pathOf(known);
    }
    const drawing = drawCard(words);
    const name = createHash("sha256").update(drawing).digest("hex");
    this.names.keep(words, name);
    const file = this.pathOf(name);
    if (!(await exists(file))) {
      await writeFile(file, await painted(drawing));
    }
    return file;
  }

  save(): void {
    this.names.save();
  }

  private pathOf(name: string): string {
    return path.join(this.folder, `${name}.png`);
  }
}

async function painted(drawing: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawing)).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return pngOf({ ...info, data }, CARD_COLORS);
}

async function exists(file: string): Promise<boolean> {
  return Boolean(await stat(file).catch(() => undefined));
}
