import path from "node:path";
import { describe, expect, it } from "vitest";
import { readTroubleshooting } from "../../../plugins/troubleshooting/data";
import { decode, normalize } from "./match";

const entries = readTroubleshooting(path.resolve(__dirname, "../../.."));
const best = (text: string) => decode(text, entries)[0]?.id;

describe("normalize", () => {
  it("keeps words only", () => {
    expect(normalize("  Uploady - Can't  find `<Uploady>`! ")).toBe("uploady cant find uploady");
  });
});

describe("decode", () => {
  it("finds every message by its own text", () => {
    for (const entry of entries) {
      for (const message of entry.messages) {
        expect(best(message.replaceAll("*", "batch-12.item-3")), message).toBe(entry.id);
      }
    }
  });

  it("finds every symptom by its own words", () => {
    for (const entry of entries) {
      if (entry.symptom) expect(best(entry.symptom), entry.symptom).toBe(entry.id);
    }
  });

  it.each([
    [
      "Uncaught Invariant Violation: UPLOADY - valid uploadycontext NOT found. Make sure you render inside <Uploady>\n    at invariant (index.js:12)",
      "no-provider",
    ],
    ["Error: Uploader queue conflict - item batch-77.item-2 already exists", "item-exists"],
    [
      "REQUEST_PRE_SEND(ITEM_START) event handlers must return same items with same ids",
      "other-items-returned",
    ],
    ["TypeError: Cannot read properties of undefined (reading 'toString')", "nothing-added"],
    ["retry was not registered", "retry-not-registered"],
    ["didn’t receive upload url", "no-url"],
    ["my button reloads the page", "button-submits"],
    ["progress jumps to 100", "no-progress"],
  ])("reads %s", (text, id) => {
    expect(best(text)).toBe(id);
  });

  it("shows nothing but the entries of a recognized message", () => {
    expect(decode("Error: TUS initialize failed", entries)).toHaveLength(1);
  });

  it.each(["", "   ", "…", "the and of", "zzz qqq xyzzy"])("has no answer to %j", (text) => {
    expect(decode(text, entries)).toEqual([]);
  });
});
