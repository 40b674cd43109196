import * as original from "@rpldy/uploader/lib/esm/index.js";
import { afterEach, expect, it, vi } from "vitest";
import { observation } from "./hook";
import * as observed from "./uploader";

afterEach(() => {
  observation.create = undefined;
});

it("exports what the original exports", () => {
  expect(Object.keys(observed).sort()).toEqual(Object.keys(original).sort());
  expect(observed.default).toBe(observed.createUploader);
  expect(observed.UPLOADER_EVENTS).toBe(original.UPLOADER_EVENTS);
});

it("is the original while no lab is on the page", () => {
  const uploader = observed.createUploader({ autoUpload: false });
  expect(uploader.getOptions()).toMatchObject({ autoUpload: false });
  expect(uploader.getOptions()).not.toHaveProperty("enhancer");
});

it("hands over to the lab while there is one", () => {
  observation.create = vi.fn((create, options) => create(options));
  observed.default({ autoUpload: false });
  expect(observation.create).toHaveBeenCalledWith(original.default, { autoUpload: false });
});
