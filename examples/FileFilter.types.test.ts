import { expect, makeFile, picture, test } from "../tests/support/example";

test.example("FileFilter.types", "takes what fits and names the rest", async ({ example }) => {
  const huge = makeFile("huge.pdf", 2_000_001, "application/pdf");
  const script = makeFile("script.js", 100, "text/javascript");
  await example.drop([picture, huge, script], example.stage.getByRole("group"));
  await expect(example.status).toHaveText("Uploaded: dot.png");
  await expect(example.stage.getByRole("listitem")).toHaveText([
    "huge.pdf: files may have up to 2 MB",
    "script.js: only JPEG, PNG and PDF files are taken",
  ]);
  await example.stage.getByRole("button", { name: "Clear" }).click();
  await expect(example.stage.getByRole("listitem")).toHaveCount(0);
  await example.expectStored("upload", picture);
});

test.example("FileFilter.types", "checks the dialog too", async ({ example }) => {
  const script = makeFile("other.js", 100, "text/javascript");
  await example.pick([script, makeFile("report.pdf", 5000, "application/pdf")]);
  await expect(example.status).toHaveText("Uploaded: report.pdf");
  await expect(example.stage.getByRole("listitem")).toHaveCount(1);
});
