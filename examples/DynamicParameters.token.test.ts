import { expect, makeFile, test } from "../tests/support/example";

test.example("DynamicParameters.token", "sends each file with a new token", async ({ example }) => {
  await example.pick([makeFile("a.bin", 500), makeFile("b.bin", 600)], "Choose files");
  const lines = example.stage.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expect(lines).toHaveText([
    /^a\.bin arrived with Bearer \S+$/,
    /^b\.bin arrived with Bearer /,
  ]);
  const tokens = (await lines.allInnerTexts()).map((line) => line.split("Bearer ")[1]);
  expect(new Set(tokens).size).toBe(2);
});

test.example("DynamicParameters.token", "fails the file without a token", async ({ example }) => {
  await example.fail(1, 401);
  await example.pick([makeFile("a.bin", 500), makeFile("b.bin", 600)], "Choose files");
  const lines = example.stage.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expect(lines).toHaveText(["a.bin: Error: no token, status 401", /^b\.bin arrived with /]);
});
