import { expect, makeFile, test } from "../tests/support/example";

test.example("Sender.getXhrSend", "sends a file where it may go", async ({ example }) => {
  await example.pick(makeFile("signed.bin", 6000));
  await expect(example.status).toHaveText(/^Stored with status 20\d$/);
  const requests = await example.requests();
  expect(requests[0]).toContain("GET");
  expect(requests[0]).toContain("/sign");
  expect(requests[1]).toContain("PUT");
  expect(requests[1]).toContain("/objects/");
  expect(requests).toHaveLength(2);
});

test.example("Sender.getXhrSend", "fails without permission", async ({ example }) => {
  await example.fail(1, 401);
  await example.pick(makeFile("refused.bin", 6000));
  await expect(example.status).toHaveText("Error: No permission: 401");
  await example.pick(makeFile("next.bin", 6000));
  await expect(example.status).toHaveText(/^Stored with status 20\d$/);
});
