import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "Cloudinary.chunked",
  "takes the asset from the last chunk",
  async ({ example }) => {
    await example.pick(makeFile("film.bin", 7_000_000));
    await expect(example.status).toHaveText(/film\.bin after 2 requests\.$/, {
      timeout: 20_000,
    });
    await expect(example.stage.getByRole("progressbar")).toHaveJSProperty("value", 100);
    const sent = (await example.requests()).filter((line) => line.includes("/v1_1/"));
    expect(sent).toHaveLength(2);
  },
  { networked: false },
);

test.example(
  "Cloudinary.chunked",
  "tells two files of the same name and size apart",
  async ({ example }) => {
    const first = makeFile("same.bin", 6_300_000);
    await example.pick([first, { ...makeFile("other.bin", 6_300_000), name: "same.bin" }]);
    await expect(example.status).toHaveText(/same\.bin after 2 requests\.$/, {
      timeout: 20_000,
    });
    await expect.poll(async () => (await example.requests()).length).toBe(4);
  },
  { networked: false },
);

test.example(
  "Cloudinary.chunked",
  "sends a failed chunk again",
  async ({ example }) => {
    await example.fail(2, 500);
    await example.pick(makeFile("film.bin", 7_000_000));
    await expect(example.status).toHaveText(/film\.bin after 3 requests\.$/, {
      timeout: 20_000,
    });
  },
  { networked: false },
);
