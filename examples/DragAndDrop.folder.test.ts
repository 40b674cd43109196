import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dragFiles } from "../tests/support/drag";
import { expect, test } from "../tests/support/example";

test.example(
  "DragAndDrop.folder",
  "uploads subfolders with their paths",
  async ({ example, page }) => {
    const parent = mkdtempSync(path.join(tmpdir(), "drop-"));
    const folder = path.join(parent, "photos");
    mkdirSync(path.join(folder, "2024", "may"), { recursive: true });
    writeFileSync(path.join(folder, "cover.txt"), "cover");
    writeFileSync(path.join(folder, "2024", "may", "lake.txt"), "lake");

    const drag = await dragFiles(page, [folder]);
    await drag.drop(example.stage.locator(".folder-zone"));
    const paths = example.stage.getByRole("list", { name: "Stored paths" }).getByRole("listitem");
    await expect(paths).toHaveText([/photos\/2024\/may\/lake\.txt$/, /photos\/cover\.txt$/]);
    rmSync(parent, { recursive: true });
  },
);
