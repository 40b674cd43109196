import { expect, makeFile, test } from "../tests/support/example";

test.example("ClearResumables.all", "removes every stored address", async ({ example }) => {
  await example.pick(["a", "b", "c", "d"].map((name) => makeFile(`${name}.bin`, 2000)));
  await expect(example.status).toHaveText("4 stored");
  await example.stage.getByRole("button", { name: "Forget all" }).click();
  await expect(example.status).toHaveText("0 stored");
});
