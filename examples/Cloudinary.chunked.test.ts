import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ExamplePage, expect, test } from "../tests/support/example";

const folder = mkdtempSync(path.join(tmpdir(), "cloudinary-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On disk, because megabytes take long on their way through the test runner. */
function largeFile(name: string, size: number): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
  truncateSync(file, size);
  return file;
}

// Several megabytes over the lab's connection, on a machine that may be busy.
const patience = { timeout: 20_000 };

async function choose(example: ExamplePage, files: string[]): Promise<void> {
  const [dialog] = await Promise.all([
    example.page.waitForEvent("filechooser"),
    example.stage.getByRole("button", { name: "Choose a large file" }).click(),
  ]);
  await dialog.setFiles(files);
}

test.example(
  "Cloudinary.chunked",
  "takes the asset from the last chunk",
  async ({ example }) => {
    await choose(example, [largeFile("film.bin", 7_000_000)]);
    await expect(example.status).toHaveText(/film\.bin after 2 requests\.$/, patience);
    await expect(example.stage.getByRole("progressbar")).toHaveJSProperty("value", 100);
    expect((await example.requests()).filter((line) => line.includes("/v1_1/"))).toHaveLength(2);
  },
  { networked: false },
);

test.example(
  "Cloudinary.chunked",
  "tells two files of the same name and size apart",
  async ({ example }) => {
    const files = ["one/same.bin", "two/same.bin"].map((name) => largeFile(name, 6_300_000));
    await choose(example, files);
    await expect.poll(async () => (await example.requests()).length, patience).toBe(4);
    await expect(example.status).toHaveText(/same\.bin after 2 requests\.$/, patience);
  },
  { networked: false },
);

test.example(
  "Cloudinary.chunked",
  "sends a failed chunk again",
  async ({ example }) => {
    await example.fail(2, 500);
    await choose(example, [largeFile("again.bin", 7_000_000)]);
    await expect(example.status).toHaveText(/again\.bin after 3 requests\.$/, patience);
  },
  { networked: false },
);
