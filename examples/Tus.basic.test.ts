import { expect, makeFile, test } from "../tests/support/example";

test.example("Tus.basic", "continues where it was paused", async ({ example }) => {
  await example.slowDown();
  const file = makeFile("long.bin", 8_000_000);
  await example.pick(file, "Choose a file");
  const bar = example.stage.getByRole("progressbar");
  const value = () => bar.evaluate((element: HTMLProgressElement) => element.value);
  // The first chunk is on the server, and most of the file is still to come.
  await expect.poll(value, { timeout: 15_000 }).toBeGreaterThan(20);
  await example.stage.getByRole("button", { name: "Pause" }).click();
  await expect(example.status).toContainText("paused");

  await example.speedUp();
  await example.stage.getByRole("button", { name: "Resume" }).click();
  await expect(example.status).toHaveText("done, 100 %", { timeout: 15_000 });
  await example.expectStored("tus", file);
  if (example.target === "lab") {
    const requests = (await example.requests()).join("\n");
    expect(requests.match(/POST/g)).toHaveLength(1);
    expect(requests).toContain("HEAD");
  }
});
