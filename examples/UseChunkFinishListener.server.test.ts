import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseChunkFinishListener.server",
  "shows what the server says it holds",
  async ({ example }) => {
    await example.slowDown();
    const file = makeFile("film.bin", 1_800_000);
    await example.pick(file);
    await expect(example.status).toHaveText("The server holds 500000 of 1800000 bytes.", {
      timeout: 15_000,
    });
    await expect(example.status).toHaveText(
      "The server holds 1800000 of 1800000 bytes and has joined them.",
      { timeout: 15_000 },
    );
    await example.expectStored("chunked", file);
  },
);
