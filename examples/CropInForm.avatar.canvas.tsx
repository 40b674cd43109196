import { type RefObject, useEffect, useState } from "react";
import "./CropInForm.avatar.styles.css";

interface AvatarCanvasProps {
  ref: RefObject<HTMLCanvasElement | null>;
  file: File;
  /** In percent. */
  zoom: number;
  /** There is something to send. */
  onDraw: () => void;
}

/** Shows the middle of a picture. What it shows is what will be sent. */
export function AvatarCanvas({ ref, file, zoom, onDraw }: AvatarCanvasProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>();

  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => setPicture(null));
  }, [file]);

  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!picture) return;
    const scale = (Math.max(160 / picture.width, 160 / picture.height) * zoom) / 100;
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (160 - width) / 2, (160 - height) / 2, width, height);
    onDraw();
  }, [ref, picture, zoom, onDraw]);

  return (
    <>
      {picture === null && <p role="alert">This picture cannot be read.</p>}
      <canvas
        ref={ref}
        className="avatar"
        width={160}
        height={160}
        role="img"
        aria-label="Avatar"
      />
    </>
  );
}

export async function toFile(canvas: HTMLCanvasElement, originalName: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
  if (!blob) throw new Error("The avatar could not be written.");
  // A Blob has no name and would arrive as "blob".
  return new File([blob], originalName.replace(/\.\w+$/, ".jpg"), { type: blob.type });
}
