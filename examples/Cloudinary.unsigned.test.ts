import { expect, makeFile, test } from "../tests/support/example";

// Cloudinary is not ours to test against: the stand-in of the lab answers.
test.example(
  "Cloudinary.unsigned",
  "reads the asset from the answer",
  async ({ example }) => {
    await example.pick(makeFile("report.bin", 4000), "Choose a file");
    await expect(example.status).toHaveText("Stored as guides/report, 4000 bytes.");
    expect((await example.requests()).join()).toContain("/v1_1/demo/upload");
  },
  { networked: false },
);

test.example(
  "Cloudinary.unsigned",
  "shows the reason of a refusal",
  async ({ example }) => {
    await example.stage.getByLabel("Upload preset").fill("");
    await example.pick(makeFile("report.bin", 4000), "Choose a file");
    await expect(example.status).toHaveText(
      "Failed with 400: Upload preset must be specified when using unsigned upload",
    );
  },
  { networked: false },
);
