import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "MockSender.update",
  "answers as it was told last",
  async ({ example }) => {
    await example.pick(makeFile("quick.bin", 1000), "Choose a file");
    await expect(example.status).toContainText('Answer "quick" after');
    await example.stage.getByLabel("Next answer").selectOption("slow");
    await example.pick(makeFile("slow.bin", 1000), "Choose a file");
    await expect(example.status).toContainText(/Answer "slow" after [2-9]/);
    expect(await example.requests()).toEqual([]);
  },
  { networked: false },
);
