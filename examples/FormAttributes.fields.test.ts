import { expect, makeFile, test } from "../tests/support/example";

test.example("FormAttributes.fields", "adds the fields of the moment", async ({ example }) => {
  await example.pick(makeFile("one.pdf", 3000, "application/pdf"), "Send a report");
  await expect(example.status).toHaveText("one.pdf for Research, not urgent");

  await example.stage.getByLabel("Team").fill("Sales");
  await example.stage.getByLabel("Urgent").check();
  const second = makeFile("two.pdf", 3000, "application/pdf");
  await example.pick(second, "Send a report");
  await expect(example.status).toHaveText("two.pdf for Sales, urgent");
  await example.expectStored("upload", second);
});
