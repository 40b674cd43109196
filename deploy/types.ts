import path from "node:path";

interface FileType {
  contentType: string;
  /** Text shrinks; pictures, fonts and films are compressed already. */
  compressible: boolean;
}

const text = (contentType: string): FileType => ({
  contentType: `${contentType}; charset=utf-8`,
  compressible: true,
});
const binary = (contentType: string): FileType => ({ contentType, compressible: false });

/** The type of every kind of file the build may hold; the build fails on any other kind. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  html: text("text/html"),
  css: text("text/css"),
  js: text("text/javascript"),
  mjs: text("text/javascript"),
  json: text("application/json"),
  map: text("application/json"),
  webmanifest: text("application/manifest+json"),
  xml: text("application/xml"),
  svg: text("image/svg+xml"),
  txt: text("text/plain"),
  md: text("text/markdown"),
  csv: text("text/csv"),
  ico: { contentType: "image/x-icon", compressible: true },
  wasm: { contentType: "application/wasm", compressible: true },
  png: binary("image/png"),
  jpg: binary("image/jpeg"),
  jpeg: binary("image/jpeg"),
  gif: binary("image/gif"),
  webp: binary("image/webp"),
  avif: binary("image/avif"),
  woff: binary("font/woff"),
  woff2: binary("font/woff2"),
  mp4: binary("video/mp4"),
  webm: binary("video/webm"),
  pdf: binary("application/pdf"),
  zip: binary("application/zip"),
};

export function fileTypeOf(file: string): FileType | undefined {
  return FILE_TYPES[path.extname(file).slice(1).toLowerCase()];
}
