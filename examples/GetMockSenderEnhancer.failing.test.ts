import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "GetMockSenderEnhancer.failing",
  "fails on demand and goes on",
  async ({ example }) => {
    await example.pick(makeFile("bad.bin", 1000));
    await expect(example.status).toHaveText("bad.bin: 500, mocked failure");
    await example.pick(makeFile("good.bin", 1000));
    await expect(example.status).toHaveText("good.bin: 200");
  },
  { networked: false },
);
