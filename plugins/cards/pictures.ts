import { createHash } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Kept } from "../kept";
import type { Card } from "./card";
import { pictureOf } from "./picture";

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
    const picture = await pictureOf(words);
    const name = createHash("sha256").update(picture).digest("hex");
    this.names.keep(words, name);
    await writeFile(this.pathOf(name), picture);
    return this.pathOf(name);
  }

  save(): void {
    this.names.save();
  }

  private pathOf(name: string): string {
    return path.join(this.folder, `${name}.png`);
  }
}

async function exists(file: string): Promise<boolean> {
  return Boolean(await stat(file).catch(() => undefined));
}
