import { dragFiles } from "../tests/support/drag";
import { expect, makeFile, test } from "../tests/support/example";

test.example("DragAndDrop.click", "takes drops and clicks", async ({ example }) => {
  const dropped = makeFile("dropped.bin", 3000);
  const chosen = makeFile("chosen.bin", 3000);
  await example.drop(dropped, example.stage.locator(".click-zone"));
  await expect(example.status).toHaveText("dropped.bin");
  await example.pick(chosen, "click to choose");
  await expect(example.status).toHaveText("dropped.bin, chosen.bin");
  await example.expectStored("upload", [dropped, chosen]);
});

test.example(
  "DragAndDrop.click",
  "loses its highlight when the pointer leaves",
  async ({ example, page }) => {
    const zone = example.stage.locator(".click-zone");
    const drag = await dragFiles(page, [__filename]);
    await drag.over(zone);
    await expect(zone).toHaveClass(/click-zone-over/);
    await drag.outside(zone);
    await expect(zone).not.toHaveClass(/click-zone-over/);
  },
  { networked: false },
);
