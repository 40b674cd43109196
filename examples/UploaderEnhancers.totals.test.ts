import { expect, makeFile, test } from "../tests/support/example";

test.example("UploaderEnhancers.totals", "counts while nobody looks", async ({ example }) => {
  await example.pick([makeFile("a.bin", 1000), makeFile("b.bin", 500)], "Choose files");
  await expect(example.status).toHaveText("2 files, 1500 bytes");

  const toggle = example.stage.getByRole("button", { name: "Summary" });
  await toggle.click();
  await expect(example.status).toHaveCount(0);
  await example.pick(makeFile("c.bin", 250), "Choose files");
  await expect
    .poll(async () => {
      await toggle.click();
      const text = await example.status.textContent();
      await toggle.click();
      return text;
    })
    .toBe("3 files, 1750 bytes");
});
