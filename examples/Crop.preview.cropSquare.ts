export type Part = "first" | "middle" | "last";

const share = { first: 0, middle: 0.5, last: 1 };

/** The largest square of a picture: its left or upper part, the middle, or the rest. */
export async function cropSquare(file: File, part: Part): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const left = (picture.width - side) * share[part];
  const top = (picture.height - side) * share[part];
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
