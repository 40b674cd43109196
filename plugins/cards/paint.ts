import { mkdir } from "node:fs/promises";
import type { Card } from "./card";
import { Pictures } from "./pictures";

/** The picture of each card, drawn one after the other: the build has the other threads. */
export async function paint(
  cards: Card[],
  folders: { pictures: string; names: string },
): Promise<Map<string, string>> {
  await mkdir(folders.pictures, { recursive: true });
  const pictures = new Pictures(folders.pictures, folders.names);
  const files = new Map<string, string>();
  for (const card of cards) {
    files.set(card.image, await pictures.fileOf(card));
  }
  pictures.save();
  return files;
}
