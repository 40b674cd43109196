import { describe, expect, it } from "vitest";
import { wordsOfName } from "./breakable";

describe("wordsOfName", () => {
  it.each([
    ["useItemProgressListener", ["use", "Item", "Progress", "Listener"]],
    [
      "getUploadPreviewForBatchItemsMethod",
      ["get", "Upload", "Preview", "For", "Batch", "Items", "Method"],
    ],
    ["REQUEST_PRE_SEND", ["REQUEST_", "PRE_", "SEND"]],
    ["@rpldy/tus-uploady", ["@rpldy/", "tus-", "uploady"]],
    ["Events", ["Events"]],
  ])("finds the words of %s", (name, words) => {
    expect(wordsOfName(name)).toEqual(words);
    expect(words.join("")).toBe(name);
  });

  it("leaves a sentence alone", () => {
    expect(wordsOfName("TypeScript types")).toEqual(["TypeScript types"]);
  });
});
