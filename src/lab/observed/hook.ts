import type { CreateOptions, UploaderCreator, UploaderType } from "@rpldy/uploader";

/** Set while a lab is on the page. Kept apart from the lab, which is loaded only with an example. */
export const observation: {
  create?: (original: UploaderCreator, options?: CreateOptions) => UploaderType;
} = {};
