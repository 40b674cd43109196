import type { FrameLocator, Locator, Page } from "@playwright/test";
import { searchOf } from "../../src/recipes/address";
import { type Choices, DEFAULT_CHOICES } from "../../src/recipes/choices";
import { clickDrawn, ExamplePage, expect, type TestFile, test } from "./example";
import { untilInteractive } from "./visitor";

export const recipePage = "/docs/getting-started/usage/";

/** The page with the builder in view, ready to be used. */
export async function openRecipes(page: Page, search = ""): Promise<Locator> {
  await page.goto(recipePage + search);
  await untilInteractive(page);
  const builder = page.getByRole("region", { name: "Recipe builder" });
  await builder.getByRole("heading", { name: "The component" }).scrollIntoViewIfNeeded();
  return builder;
}

export async function runningFrame(page: Page, name: string): Promise<FrameLocator> {
  const element = page.locator(`iframe[data-sandbox="${name}"]`);
  await expect(element).toHaveAttribute("data-state", "running");
  return page.frameLocator(`iframe[data-sandbox="${name}"]`);
}

/** The preview of a recipe, with the ways of giving it files that the recipe offers. */
export class RecipeExample extends ExamplePage {
  constructor(
    readonly choices: Choices,
    ...rest: ConstructorParameters<typeof ExamplePage>
  ) {
    super(...rest);
  }

  async give(files: TestFile[]): Promise<void> {
    switch (this.choices.input) {
      case "button":
        return this.pick(files, "Choose files");
      case "drop":
        return this.drop(files, this.stage.getByText("Drop files here"));
      case "paste":
        return this.paste(files, this.stage.getByLabel(/^Comment/));
      case "form":
        await this.pick(files, "Choose files");
        await this.stage.getByLabel("Title").fill("Überschrift – 見出し");
        return clickDrawn(this.stage.getByRole("button", { name: "Send" }));
      case "url":
        throw new Error("A URL is typed, not given as a file.");
    }
  }

  async expectUploaded(files: TestFile[]): Promise<void> {
    const isListed = this.choices.shown.some((one) => one !== "preview");
    if (isListed) {
      const rows = files.map(({ name }) => new RegExp(`^${name}: finished`));
      await expect(this.stage.getByRole("listitem")).toHaveText(rows, { timeout: 15_000 });
    } else {
      await expect(this.status).toHaveText(`Uploaded ${files.at(-1)?.name}`, { timeout: 15_000 });
    }
    const folder = { multipart: "upload", chunked: "chunked", tus: "tus", presigned: "objects" };
    await this.expectStored(folder[this.choices.server] as "upload", files);
  }
}

type Body = (recipe: RecipeExample) => Promise<void>;

/** Runs one body twice: against the lab in the frame, and against the real upload servers. */
export function recipe(wanted: Partial<Choices>, promise: string, body: Body): void {
  const choices = { ...DEFAULT_CHOICES, ...wanted };
  const name = [choices.input, choices.output, choices.server, ...choices.shown].join(" ");
  for (const target of ["lab", "server"] as const) {
    test(`${name}: ${promise}, ${target === "lab" ? "in the lab" : "with real servers"}`, async ({
      tab,
      uploadServer,
    }) => {
      await openRecipes(tab, searchOf(choices));
      const frame = await runningFrame(tab, "Recipe");
      const server = target === "server" ? uploadServer : undefined;
      const box = frame.locator('[data-lab="Recipe"]');
      const example = new RecipeExample(choices, tab, "Recipe", target, server, box);
      await example.connectServer();
      await body(example);
      if (server) await example.speedUp();
    });
  }
}
