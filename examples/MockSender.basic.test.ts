import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "MockSender.basic",
  "finishes without sending anything",
  async ({ example }) => {
    await example.pick(makeFile("pretend.bin", 5000));
    await expect(example.status).toHaveText("The mock answered file-1");
    await expect(example.stage.getByRole("progressbar")).toHaveJSProperty("value", 100);
    expect(await example.requests()).toEqual([]);
  },
  { networked: false },
);
