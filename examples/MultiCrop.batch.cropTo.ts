/** The largest part of a picture that has the given ratio of width to height, from its middle. */
export async function cropTo(file: File, ratio: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const width = Math.round(Math.min(picture.width, picture.height * ratio));
  const height = Math.round(Math.min(picture.height, picture.width / ratio));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const offset = [(width - picture.width) / 2, (height - picture.height) / 2] as const;
  canvas.getContext("2d")?.drawImage(picture, ...offset);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
