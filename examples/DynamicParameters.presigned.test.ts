import { createHash } from "node:crypto";
import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "DynamicParameters.presigned",
  "puts the raw file into the bucket",
  async ({ example }) => {
    const file = makeFile("scan.pdf", 5000, "application/pdf");
    await example.pick(file, "Choose files");
    await expect(example.status).toHaveText(/^scan\.pdf has the ETag "[0-9a-f]+"$/);
    if (example.target === "server") {
      // The real server hashes what it stored: the very bytes have arrived.
      const md5 = createHash("md5").update(file.buffer).digest("hex");
      await expect(example.status).toContainText(md5);
    } else {
      const requests = await example.requests();
      expect(requests[0]).toContain("/sign");
      expect(requests[1]).toMatch(/PUT.*\/objects\//s);
    }
  },
);

test.example("DynamicParameters.presigned", "asks for a URL per file", async ({ example }) => {
  const files = [makeFile("a.bin", 700), makeFile("b", 800, "")];
  await example.pick(files, "Choose files");
  await expect(example.status).toHaveText(/^b has the ETag/);
  if (example.target === "lab") expect(await example.requests()).toHaveLength(4);
});

test.example("DynamicParameters.presigned", "reports a refused signature", async ({ example }) => {
  await example.fail(1, 401);
  await example.pick(makeFile("scan.pdf", 500, "application/pdf"), "Choose files");
  await expect(example.status).toHaveText("scan.pdf failed: not signed, status 401");
});
