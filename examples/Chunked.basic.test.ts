import { expect, makeFile, test } from "../tests/support/example";

test.example("Chunked.basic", "sends a file in chunks that join again", async ({ example }) => {
  const file = makeFile("chunks.bin", 2_600_000);
  await example.pick(file);
  await expect(example.status).toHaveText("3 of 3 chunks, complete", { timeout: 15_000 });
  await expect(example.stage.getByRole("progressbar")).toHaveJSProperty("value", 3);
  await example.expectStored("chunked", file);
});

test.example("Chunked.basic", "gives every file an id of its own", async ({ example, page }) => {
  const ids: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") ids.push(request.headers()["x-upload-id"]);
  });
  // Same name and size, other bytes: only the id tells them apart.
  const first = makeFile("same.bin", 1_500_000);
  const second = { ...makeFile("other.bin", 1_500_000), name: "same.bin" };
  for (const file of [first, second]) {
    await example.pick(file);
    await expect(example.status).toHaveText("2 of 2 chunks, complete", { timeout: 15_000 });
    await example.expectStored("chunked", file);
  }
  if (example.target === "server") {
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  }
});
