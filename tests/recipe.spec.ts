import { DEFAULT_CHOICES } from "../src/recipes/choices";
import { compose } from "../src/recipes/compose";
import { accessibilityFaults } from "./axe";
import { clickDrawn, expect, makeFile, picture, test } from "./support/example";
import { openRecipes, recipe, recipePage, runningFrame } from "./support/recipe";

const two = () => [makeFile("one.bin", 4000), makeFile("two.bin", 5000)];

for (const wanted of [
  {},
  { shown: ["progress", "preview", "queue", "cancel", "retry"] },
  { server: "presigned", shown: ["progress"] },
  { output: "chunked", server: "chunked", shown: ["progress"] },
  { output: "custom", shown: ["queue", "cancel"] },
  { input: "drop", output: "grouped", shown: ["queue"] },
  { input: "drop", output: "tus", server: "tus", shown: ["progress"] },
  { input: "drop", output: "custom", server: "presigned" },
  { input: "paste", shown: ["retry"] },
  { input: "form", shown: ["preview", "queue"] },
  { input: "form", output: "chunked", server: "chunked" },
  { input: "form", output: "tus", server: "tus", shown: ["retry"] },
  { input: "form", output: "custom", shown: ["retry"] },
  { input: "form", server: "presigned", shown: ["cancel"] },
] as const) {
  recipe(wanted, "uploads", async (example) => {
    const files = two();
    await example.give(files);
    await example.expectUploaded(files);
  });
}

for (const output of ["plain", "custom"] as const) {
  recipe({ input: "url", output, shown: ["queue"] }, "sends the address", async ({ stage }) => {
    await stage.getByLabel("Address of a file").fill("photo.jpg");
    await clickDrawn(stage.getByRole("button", { name: "Send" }));
    await expect(stage.getByRole("alert")).toContainText("starts with http");
    await stage.getByLabel("Address of a file").fill("https://files.example.com/photo.jpg");
    await clickDrawn(stage.getByRole("button", { name: "Send" }));
    await expect(stage.getByRole("listitem")).toHaveText(/photo\.jpg: finished/);
    await expect(stage.getByRole("alert")).toHaveText("");
  });
}

recipe({ output: "custom", shown: ["retry"] }, "retries what failed", async (example) => {
  const file = makeFile("again.bin", 3000);
  await example.fail(1, 500);
  await example.give([file]);
  await expect(example.stage.getByRole("listitem")).toHaveText(/again\.bin: error/);
  await clickDrawn(example.stage.getByRole("button", { name: "Retry again.bin" }));
  await example.expectUploaded([file]);
});

recipe(
  { output: "tus", server: "tus", shown: ["progress", "cancel", "retry"] },
  "goes on after a cancel",
  async (example) => {
    await example.slowDown();
    const file = makeFile("long.bin", 5_000_000);
    await example.give([file]);
    const bar = example.stage.getByRole("progressbar");
    const value = () => bar.evaluate((element: HTMLProgressElement) => element.value);
    // Looked at often: what is left must last until the button is pressed.
    await expect.poll(value, { timeout: 15_000, intervals: [100] }).toBeGreaterThan(35);
    await clickDrawn(example.stage.getByRole("button", { name: "Cancel long.bin" }));
    await expect(example.stage.getByRole("listitem")).toHaveText(/long\.bin: aborted/);
    await example.speedUp();
    await clickDrawn(example.stage.getByRole("button", { name: "Retry long.bin" }));
    await example.expectUploaded([file]);
    if (example.target === "lab") {
      const requests = (await example.requests()).join("\n");
      expect(requests.match(/POST/g)).toHaveLength(1);
      expect(requests).toContain("HEAD");
    }
  },
);

recipe({ shown: ["preview"] }, "shows a picture", async (example) => {
  await example.give([picture]);
  await expect(example.stage.getByRole("img")).toHaveJSProperty("naturalWidth", 1);
  await example.expectUploaded([picture]);
});

recipe({ input: "form", shown: ["preview"] }, "shows it before it is sent", async (example) => {
  await example.pick(picture, "Choose files");
  await expect(example.stage.getByRole("img", { name: "Preview of dot.png" })).toBeVisible();
  await expect(example.stage.getByText("1 chosen")).toBeVisible();
  await expect(example.status).toHaveText("Nothing uploaded yet.");
});

test.describe("the form", () => {
  test("puts the choices into the address and takes them from it", async ({ page }) => {
    const builder = await openRecipes(page);
    const code = builder.getByRole("group", { name: "Recipe in ts" });
    await expect(code).toHaveText(compose(DEFAULT_CHOICES).tsx.trimEnd(), { useInnerText: false });
    await expect(page).toHaveURL(new RegExp(`${recipePage}$`));

    await builder.getByLabel("Drop zone").check();
    await expect(page).toHaveURL(/\?in=drop#build-your-own$/);
    await builder.getByRole("checkbox", { name: "Retry" }).check();
    await expect(page).toHaveURL(/\?in=drop&show=retry#build-your-own$/);
    await expect(code).toContainText("UploadDropZone");
    await expect(code).toContainText("retryEnhancer");

    await page.goBack();
    await expect(builder.getByRole("checkbox", { name: "Retry" })).not.toBeChecked();
    await expect(code).not.toContainText("retryEnhancer");
    await page.goForward();
    await expect(builder.getByRole("checkbox", { name: "Retry" })).toBeChecked();

    await page.goto(`${recipePage}?in=paste&out=tus&show=queue.progress`);
    await expect(builder.getByLabel("Paste")).toBeChecked();
    await expect(
      builder.getByRole("group", { name: "The server" }).getByLabel("Tus"),
    ).toBeChecked();
    await expect(builder.getByRole("checkbox", { name: "Progress" })).toBeChecked();
  });

  test("offers only what goes together, and says why", async ({ page }) => {
    const builder = await openRecipes(page);
    const servers = builder.getByRole("group", { name: "The server" });
    await expect(servers.getByLabel("Tus")).toBeDisabled();
    await expect(servers.getByText("Speaks tus only.")).toBeVisible();

    const outputs = builder.getByRole("group", { name: "How they go out" });
    await builder.getByRole("checkbox", { name: "Progress" }).check();
    await outputs.getByLabel("Tus").check();
    await expect(servers.getByLabel("Tus")).toBeChecked();
    await expect(builder.getByRole("status").first()).toContainText("The server is now Tus.");

    await builder.getByLabel("URL").check();
    await expect(outputs.getByLabel("Plain")).toBeChecked();
    await expect(outputs.getByLabel("Chunked")).toBeDisabled();
    await expect(builder.getByRole("checkbox", { name: "Progress" })).toBeDisabled();
    await expect(builder.getByRole("checkbox", { name: "Progress" })).not.toBeChecked();
    await expect(builder.getByRole("status").first()).toContainText("Progress is off.");
  });

  test("can be filled with the keyboard", async ({ page }) => {
    const builder = await openRecipes(page);
    await builder.getByLabel("Button").focus();
    await page.keyboard.press("ArrowDown");
    await expect(builder.getByLabel("Drop zone")).toBeFocused();
    await expect(page).toHaveURL(/\?in=drop#build-your-own$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?in=drop&out=grouped#build-your-own$/);
  });

  test("gives the command and the handler that belong to the recipe", async ({ page }) => {
    const builder = await openRecipes(page, "?out=tus&show=retry");
    await expect(builder.getByRole("group", { name: "Install with npm" })).toHaveText(
      "npm install @rpldy/retry-hooks@0.18.0 @rpldy/tus-uploady@0.17.5 @rpldy/upload-button@0.17.5 @rpldy/uploader@0.17.5 @rpldy/uploady@0.17.5",
    );
    await expect(builder.getByText("Add the overrides")).toBeVisible();
    await expect(builder.getByText("servers/tus.ts")).toBeVisible();
    await expect(builder.getByText("createTusServer")).toBeVisible();
    await builder.getByLabel("URL").check();
    await expect(builder.getByText("servers/url.ts")).toBeVisible();
  });

  test("shows the recipe in JavaScript and runs that", async ({ page }) => {
    const builder = await openRecipes(page, "?show=progress");
    await builder.getByRole("tab", { name: "JavaScript" }).click();
    const code = builder.getByRole("group", { name: "Recipe in js" });
    await expect(code).toContainText("useState({})");
    const frame = await runningFrame(page, "Recipe");
    await expect(frame.getByRole("button", { name: "Choose files" })).toBeVisible();
  });

  test("hands the recipe to StackBlitz", async ({ page, context }) => {
    await context.route("https://stackblitz.com/**", (route) => route.fulfill({ body: "ok" }));
    const builder = await openRecipes(page, "?out=chunked");
    await expect(builder.getByRole("group", { name: "Recipe in ts" })).toContainText(
      "ChunkedUploady",
    );
    const posted = context.waitForEvent(
      "request",
      (request) =>
        request.method() === "POST" && request.url().startsWith("https://stackblitz.com"),
    );
    await builder.getByRole("button", { name: /Open in StackBlitz/ }).click();
    const fields = new URLSearchParams((await posted).postData() ?? "");
    expect(fields.get("project[files][src/Recipe.tsx]")?.replaceAll("\r\n", "\n")).toBe(
      compose({ ...DEFAULT_CHOICES, output: "chunked", server: "chunked" }).tsx,
    );
    const manifest = JSON.parse(fields.get("project[files][package.json]") ?? "{}");
    expect(manifest.dependencies).toMatchObject({ "@rpldy/chunked-uploady": "0.18.3" });
  });
});

test("the page with a running recipe has no accessibility faults, in both themes", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRecipes(page, "?in=url&show=queue");
  await runningFrame(page, "Recipe");
  await expect(page.getByText("servers/url.ts")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const frame = page.frameLocator('iframe[data-sandbox="Recipe"]');
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await accessibilityFaults(page, "colors")).toEqual([]);
});
