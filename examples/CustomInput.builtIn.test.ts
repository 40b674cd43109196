import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FileChooser } from "@playwright/test";
import { type ExamplePage, expect, makeFile, test } from "../tests/support/example";

async function openDialog(example: ExamplePage, button: string): Promise<FileChooser> {
  const [dialog] = await Promise.all([
    example.page.waitForEvent("filechooser"),
    example.stage.getByRole("button", { name: button }).click(),
  ]);
  return dialog;
}

test.example("CustomInput.builtIn", "asks for other files per button", async ({ example }) => {
  const pictures = await openDialog(example, "Add pictures");
  expect(await pictures.element().getAttribute("accept")).toBe("image/*");
  const tables = await openDialog(example, "Add tables");
  expect(await tables.element().getAttribute("accept")).toBe(".csv,text/csv");
  expect(await tables.element().getAttribute("webkitdirectory")).toBeNull();
  const table = makeFile("numbers.csv", 300, "text/csv");
  await tables.setFiles(table);
  await expect(example.status).toHaveText("numbers.csv");
  await example.expectStored("upload", table);
});

test.example("CustomInput.builtIn", "uploads a whole folder", async ({ example }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "folder-"));
  mkdirSync(path.join(folder, "deep"));
  writeFileSync(path.join(folder, "top.txt"), "top");
  writeFileSync(path.join(folder, "deep", "below.txt"), "below");
  const dialog = await openDialog(example, "Add a folder");
  await dialog.setFiles(folder);
  await expect(example.status).toContainText("top.txt");
  await expect(example.status).toContainText("below.txt");
  rmSync(folder, { recursive: true });
});
