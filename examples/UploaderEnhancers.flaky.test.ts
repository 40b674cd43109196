import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UploaderEnhancers.flaky",
  "fails first and succeeds on retry",
  async ({ example }) => {
    await example.pick(makeFile("unlucky.bin", 1000), "Choose a file");
    await expect(example.status).toHaveText("503: Too busy");
    await example.stage.getByRole("button", { name: "Try again" }).click();
    await expect(example.status).toHaveText("200: Stored");
    expect(await example.requests()).toEqual([]);
  },
  { networked: false },
);
