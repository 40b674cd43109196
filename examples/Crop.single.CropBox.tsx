import { useEffect, useRef, useState } from "react";
import "./Crop.single.styles.css";

interface CropBoxProps {
  file: File;
  onCrop: (cropped: File) => void;
  onCancel: () => void;
}

const SIDE = 200;

/** A square cut out of a picture. Sliders move it, so a keyboard is enough. */
export function CropBox({ file, onCrop, onCancel }: CropBoxProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>();
  const [frame, setFrame] = useState({ zoom: 100, across: 50, down: 50 });

  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => setPicture(null));
  }, [file]);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!picture || !context) return;
    const side = (Math.min(picture.width, picture.height) * 100) / frame.zoom;
    const left = ((picture.width - side) * frame.across) / 100;
    const top = ((picture.height - side) * frame.down) / 100;
    context.clearRect(0, 0, SIDE, SIDE);
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, frame]);

  const crop = () => {
    // A canvas writes PNG, JPEG and, in most browsers, WebP. Anything else becomes PNG.
    canvas.current?.toBlob((blob) => {
      if (blob) onCrop(new File([blob], file.name, { type: blob.type }));
    }, file.type);
  };

  const slider = (name: keyof typeof frame, label: string, min: number, max: number) => (
    <label>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        value={frame[name]}
        onChange={(event) => setFrame({ ...frame, [name]: event.target.valueAsNumber })}
      />
    </label>
  );

  return (
    <fieldset className="crop-box">
      <legend>Crop {file.name}</legend>
      {picture === null && <p role="alert">This picture cannot be read.</p>}
      <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label="Your crop" />
      {slider("zoom", "Zoom", 100, 400)}
      {slider("across", "Left to right", 0, 100)}
      {slider("down", "Top to bottom", 0, 100)}
      <div>
        <button type="button" disabled={!picture} onClick={crop}>
          Crop and upload
        </button>{" "}
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </fieldset>
  );
}
