import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressionsFor } from "./compress";

it("spends less time on a large site, and never takes one kind of result for the other", async () => {
  const text = Buffer.from(Array.from({ length: 400 }, (_, index) => `word${index} `).join(""));
  const [small, large] = [1_000_000, 1_000_000_000].map((bytes) => compressionsFor(bytes)[0]);
  expect([small?.extension, large?.extension]).toEqual(["br", "br"]);
  expect(small?.name).not.toBe(large?.name);
  for (const kind of [small, large]) {
    expect(brotliDecompressSync((await kind?.compress(text)) ?? "")).toEqual(text);
  }
});
