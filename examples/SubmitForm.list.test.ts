import { expect, makeFile, test } from "../tests/support/example";

test.example("SubmitForm.list", "sends what was not removed", async ({ example }) => {
  const a = makeFile("a.log", 2000);
  const c = makeFile("c.log", 2000);
  const entries = example.stage.getByRole("list", { name: "Attachments" }).getByRole("listitem");
  await example.pick([a, makeFile("b.log", 2000)], "Attach files");
  await example.pick(c, "Attach files");
  await expect(entries).toHaveCount(3);

  await example.stage.getByRole("button", { name: "Remove b.log" }).click();
  await expect(entries).toHaveCount(2);
  await example.stage.getByLabel("Subject").fill("It broke");
  await example.stage.getByRole("button", { name: "Send 2 files" }).click();
  await expect(entries).toHaveText([/a\.log: finished/, /c\.log: finished/]);
  await example.expectStored("upload", [a, c]);
});
