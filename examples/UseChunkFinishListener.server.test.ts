import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseChunkFinishListener.server",
  "shows what the server says it holds",
  async ({ example }) => {
    await example.slowDown();
    // Each answer stands for half a second: noted in the page, none is missed.
    const shown = await example.stage.evaluateHandle((stage) => {
      const texts: string[] = [];
      const note = () => texts.push(stage.querySelector("[role=status]")?.textContent ?? "");
      new MutationObserver(note).observe(stage, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });
    const file = makeFile("film.bin", 1_800_000);
    await example.pick(file);
    await expect(example.status).toHaveText(
      "The server holds 1800000 of 1800000 bytes and has joined them.",
      { timeout: 15_000 },
    );
    expect(await shown.jsonValue()).toContain("The server holds 500000 of 1800000 bytes.");
    await example.expectStored("chunked", file);
  },
);
