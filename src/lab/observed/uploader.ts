/*
 * Stands in for "@rpldy/uploader" in the site's browser bundle (see plugins/lab): the same exports,
 * with createUploader observed while a lab is on the page. Examples need no code for it.
 */
import original, { type UploaderCreator } from "@rpldy/uploader/lib/esm/index.js";
import { observation } from "./hook";

export * from "@rpldy/uploader/lib/esm/index.js";

export const createUploader: UploaderCreator = (options) =>
  observation.create ? observation.create(original, options) : original(options);

export default createUploader;
