import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "../deploy/server";
import { findUsages, pageUrl } from "../plugins/examples/usage";
import { packFiles } from "../src/sandbox/share";
import { accessibilityFaults } from "./axe";
import { clickDrawn, expect, makeFile, test } from "./support/example";
import { recipePage, runningFrame } from "./support/recipe";
import { untilInteractive } from "./support/visitor";
import { offlineReady } from "./support/worker";

const root = path.join(__dirname, "..");
const name = "UploadButton.basic";
const file = `${name}.tsx`;

/** Notes violations of the policy in the page and in its frames. */
function watchViolations(page: Page): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|sandboxed/i.test(message.text())) seen.push(message.text());
  });
  return seen;
}

async function openEditor(page: Page) {
  await page.goto(recipePage);
  await untilInteractive(page);
  const example = page.getByRole("region", { name: "Example: UploadButton, basic" });
  await example.getByRole("button", { name: `Edit ${name}` }).click();
  const editor = example.locator("[data-editor]");
  const area = editor.getByRole("textbox", { name: `Code of ${file}` });
  await expect(area).toBeFocused();
  return { example, editor, area };
}

test("an example can be changed and run, and set back", async ({ page }) => {
  const violations = watchViolations(page);
  const { editor, area } = await openEditor(page);
  const frame = await runningFrame(page, name);
  await expect(frame.getByRole("button", { name: "Choose files" })).toBeVisible();

  const original = await area.inputValue();
  await area.fill(
    original.replace("Choose files", "Send me a file").replace("Nothing uploaded yet.", "Waiting."),
  );
  await editor.getByRole("button", { name: "Run" }).click();
  await expect(frame.getByText("Waiting.")).toBeVisible();
  const [dialog] = await Promise.all([
    page.waitForEvent("filechooser"),
    clickDrawn(frame.getByRole("button", { name: "Send me a file" })),
  ]);
  await dialog.setFiles(makeFile("edited.bin", 3000));
  await expect(frame.getByText("Uploaded: edited.bin")).toBeVisible();
  await expect(frame.getByText(/Events \d+ · Requests 1/)).toBeVisible();

  await editor.getByRole("button", { name: "Reset" }).click();
  await expect(area).toHaveValue(original);
  await expect(frame.getByRole("button", { name: "Choose files" })).toBeVisible();
  expect(violations).toEqual([]);
});

test("an edited example uploads to a server of the visitor's own", async ({
  page,
  uploadServer,
}) => {
  const violations = watchViolations(page);
  const { editor, area } = await openEditor(page);
  await area.fill((await area.inputValue()).replace("Choose files", "Send me a file"));
  await editor.getByRole("button", { name: "Run" }).click();
  const frame = page.frameLocator(`iframe[data-sandbox="${name}"]`);
  // Until then the frame may still be the one of the last run.
  await expect(frame.getByRole("button", { name: "Send me a file" })).toBeVisible();
  await clickDrawn(frame.getByRole("button", { name: /^Network/ }));
  await frame.getByLabel("Use my server").fill(uploadServer.url);
  await clickDrawn(frame.getByRole("button", { name: "Use", exact: true }));
  await expect(frame.getByText('the origin "null" of this sandboxed frame')).toBeVisible();
  const answered = page.waitForResponse(`${uploadServer.url}/upload`);
  const [dialog] = await Promise.all([
    page.waitForEvent("filechooser"),
    clickDrawn(frame.getByRole("button", { name: "Send me a file" })),
  ]);
  await dialog.setFiles(makeFile("own.bin", 3000));
  const answer = await answered;
  expect((await answer.json()).files).toMatchObject([{ name: "own.bin", size: 3000 }]);
  const headers = await answer.allHeaders();
  expect(headers["access-control-allow-origin"]).toBe("null");
  expect(headers["access-control-allow-credentials"]).toBeUndefined();
  await expect(frame.getByText("Uploaded: own.bin")).toBeVisible();
  expect(violations).toEqual([]);
});

test("nothing moves while its frame arrives", async ({ page }) => {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      const tool = document.querySelector("[data-editor] button");
      if (tool) tops.add(Math.round(tool.getBoundingClientRect().top + window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await openEditor(page);
  const frame = await runningFrame(page, name);
  await expect(frame.getByRole("button", { name: "Choose files" })).toBeVisible();
  const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
  expect(tops).toHaveLength(1);
});

test("closing it brings the example back, and the focus", async ({ page }) => {
  const { example, editor } = await openEditor(page);
  await expect(example.locator("[data-example]")).toHaveCount(0);
  // The frame beside it may still be on its way, and take what is not for it.
  await clickDrawn(editor.getByRole("button", { name: "Close editor" }));
  await expect(example.getByRole("button", { name: `Edit ${name}` })).toBeFocused();
  await expect(example.locator("[data-example]")).toHaveAttribute("data-state", "ready");
});

test("a syntax error is shown with its line, and leaves what runs alone", async ({ page }) => {
  const { editor, area } = await openEditor(page);
  const frame = await runningFrame(page, name);
  const original = await area.inputValue();
  await area.fill(original.replace("return (", "return return ("));
  await page.keyboard.press("Control+Enter");
  const alert = editor.getByRole("alert");
  const line = original.split("\n").findIndex((text) => text.includes("return (")) + 1;
  await expect(alert).toContainText("Unexpected token");
  await expect(frame.getByRole("button", { name: "Choose files" })).toBeVisible();
  await alert.getByRole("button", { name: `Line ${line}` }).click();
  await expect(area).toBeFocused();
  const selected = await area.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toContain("return return (");
});

test("an error while rendering is shown with its line and in the box", async ({ page }) => {
  const { editor, area } = await openEditor(page);
  const original = await area.inputValue();
  await area.fill(
    original.replace(
      "export default function App() {",
      "export default function App() {\n  (undefined as unknown as string[]).map(String);",
    ),
  );
  await editor.getByRole("button", { name: "Run" }).click();
  const line = original.split("\n").findIndex((text) => text.includes("function App")) + 2;
  await expect(editor.getByRole("alert")).toContainText(/TypeError: Cannot read properties/);
  await expect(editor.getByRole("button", { name: `Line ${line}` })).toBeVisible();
  const frame = page.frameLocator(`iframe[data-sandbox="${name}"]`);
  await expect(frame.getByRole("alert")).toContainText("The example failed");
});

test("an error in a handler is shown with its line", async ({ page }) => {
  const { editor, area } = await openEditor(page);
  await area.fill(
    [
      "export default function App() {",
      "  const fail = (): void => {",
      '    throw new RangeError("too far");',
      "  };",
      "  return <button onClick={fail}>Go</button>;",
      "}",
    ].join("\n"),
  );
  await editor.getByRole("button", { name: "Run" }).click();
  const frame = await runningFrame(page, name);
  await clickDrawn(frame.getByRole("button", { name: "Go" }));
  await expect(editor.getByRole("alert")).toContainText("RangeError: too far");
  await expect(editor.getByRole("button", { name: "Line 3" })).toBeVisible();
});

test("a module that is not there is named", async ({ page }) => {
  const { editor, area } = await openEditor(page);
  await area.fill('import _ from "lodash";\nexport default () => <p>{_.size([])}</p>;\n');
  await editor.getByRole("button", { name: "Run" }).click();
  await expect(editor.getByRole("alert")).toContainText('no module "lodash"');
});

test.describe("shared code", () => {
  test("opens where the link says, and runs only when asked to", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { editor, area } = await openEditor(page);
    const changed = (await area.inputValue()).replace("Choose files", "Shared button");
    await area.fill(changed);
    await editor.getByRole("button", { name: "Copy link" }).click();
    await expect(editor.getByText("Link copied.")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${recipePage}#edit=${name}~`);

    const other = await context.newPage();
    await other.goto(link);
    const received = other.getByRole("textbox", { name: `Code of ${file}` });
    await expect(received).toHaveValue(changed);
    await expect(other.getByText("Read it before you run it.")).toBeVisible();
    await expect(other.getByText("Not running.")).toBeVisible();
    await expect(other.locator("iframe[data-sandbox]")).toHaveCount(0);
    await other.getByRole("button", { name: "Run", exact: true }).click();
    const frame = await runningFrame(other, name);
    await expect(frame.getByRole("button", { name: "Shared button" })).toBeVisible();
    await other.locator("[data-editor]").getByRole("button", { name: "Reset" }).click();
    await expect(received).toHaveValue(changed.replace("Shared button", "Choose files"));
  });

  test("that is damaged is said to be", async ({ page }) => {
    await page.goto(`${recipePage}#edit=${name}~AAAA`);
    await expect(page.getByText("The link is damaged.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: `Code of ${file}` })).toHaveValue(
      /UploadButton/,
    );
  });

  test("that is too long for a link is not put into one", async ({ page }) => {
    const { editor, area } = await openEditor(page);
    const noise = Array.from({ length: 12_000 }, () => Math.random().toString(36)[2]).join("");
    await area.fill(`// ${noise}\nexport default () => null;\n`);
    await editor.getByRole("button", { name: "Copy link" }).click();
    await expect(editor.getByText("too long for a link")).toBeVisible();
    expect(page.url()).not.toContain("#edit");
  });

  test("cannot reach the site around it", async ({ page }) => {
    const source = `
      const found: Record<string, string> = {};
      const attempt = (what: string, action: () => unknown) => {
        try { found[what] = String(action()); } catch (error) { found[what] = (error as Error).name; }
      };
      attempt("origin", () => window.origin);
      attempt("parent", () => window.parent.document.title);
      attempt("top", () => { window.top!.location.href = "https://evil.example/"; return "moved"; });
      attempt("cookie", () => document.cookie);
      attempt("eval", () => new Function("return 1")());
      attempt("window", () => window.open("https://evil.example/"));
      localStorage.setItem("theme", "harm");
      const script = document.createElement("script");
      script.src = "https://evil.example/harm.js";
      script.onerror = () => { document.title = "script refused"; };
      document.head.append(script);
      export default () => <pre>{JSON.stringify(found)}</pre>;
    `;
    const word = await packFiles({ [file]: source });
    await page.goto(`${recipePage}#edit=${name}~${word}`);
    // Until the link is unpacked, the code to run is still the example's.
    await expect(page.getByText("Read it before you run it.")).toBeVisible();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    const frame = await runningFrame(page, name);
    expect(JSON.parse((await frame.locator("pre").textContent()) ?? "{}")).toEqual({
      origin: "null",
      parent: "SecurityError",
      top: "SecurityError",
      cookie: "SecurityError",
      eval: "EvalError",
      window: "null",
    });
    await expect.poll(() => frame.locator("title").textContent()).toBe("script refused");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).not.toBe("harm");
    expect(page.url()).toContain(recipePage);
  });
});

test("the keyboard types code, and leaves with Escape and Tab", async ({ page }) => {
  const { editor, area } = await openEditor(page);
  await area.fill("");
  await page.keyboard.type("function a() {");
  await page.keyboard.press("Enter");
  await page.keyboard.type("b");
  await expect(area).toHaveValue("function a() {\n  b");
  await page.keyboard.press("Tab");
  await expect(area).toHaveValue("function a() {\n  b  ");
  await expect(area).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Tab");
  await expect(area).toHaveValue("  function a() {\n    b  ");
  await page.keyboard.press("Shift+Tab");
  await expect(area).toHaveValue("function a() {\n  b  ");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(area).toHaveValue("  function a() {\n    b  ");

  await page.keyboard.press("Escape");
  await expect(editor.getByText("Tab now leaves the editor.")).toBeAttached();
  await page.keyboard.press("Shift+Tab");
  await expect(editor.getByRole("button", { name: "Close editor" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(area).not.toBeFocused();
});

test("an example of several files is edited file by file", async ({ page }) => {
  const crop = "Crop.single";
  const usage = findUsages(root).find((one) => one.name === crop);
  await page.goto(pageUrl(root, usage?.file ?? ""));
  await untilInteractive(page);
  await page.getByRole("button", { name: `Edit ${crop}` }).click();
  const editor = page.locator(`[data-editor="${crop}"]`);
  const frame = await runningFrame(page, crop);

  await editor.getByRole("tab", { name: `${crop}.styles.css` }).click();
  await editor
    .getByRole("textbox", { name: `Code of ${crop}.styles.css` })
    .fill("button { text-transform: uppercase }");
  await editor.getByRole("button", { name: "Run" }).click();
  await expect(frame.locator("[data-lab-stage] button").first()).toHaveCSS(
    "text-transform",
    "uppercase",
  );

  await editor.getByRole("tab", { name: `${crop}.CropBox.tsx` }).click();
  const box = editor.getByRole("textbox", { name: `Code of ${crop}.CropBox.tsx` });
  await box.fill(`${await box.inputValue()}\nconst broken = ;`);
  await editor.getByRole("button", { name: "Run" }).click();
  await editor.getByRole("tab", { name: `${crop}.tsx` }).click();
  await editor.getByRole("button", { name: new RegExp(`^${crop}.CropBox.tsx, line`) }).click();
  await expect(box).toBeFocused();
});

test("edited code and recipes run without a network", async ({ page }) => {
  // All of the site is copied first.
  test.setTimeout(120_000);
  const server = await startServer({ dir: path.join(root, "build"), host: "localhost", port: 0 });
  const address = new URL(`${recipePage}?offlineMode=true`, server.url).href;
  try {
    await page.goto(address);
    await offlineReady(page);
  } finally {
    await server.close();
  }
  await page.goto(address);
  await untilInteractive(page);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const frame = await runningFrame(page, name);
  const button = frame.getByRole("button", { name: "Choose files" });
  const [dialog] = await Promise.all([page.waitForEvent("filechooser"), clickDrawn(button)]);
  await dialog.setFiles(makeFile("offline.bin", 2000));
  await expect(frame.getByText("Uploaded: offline.bin")).toBeVisible();
  expect(await button.evaluate(() => window.origin)).toBe("null");
});

test("the editor has no accessibility faults, in both themes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { editor, area } = await openEditor(page);
  await runningFrame(page, name);
  await area.fill("const a = ;");
  await editor.getByRole("button", { name: "Run" }).click();
  await expect(editor.getByRole("button", { name: "Line 1" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await accessibilityFaults(page, "colors")).toEqual([]);
});

test.describe("the page behind the frame", () => {
  test("has a policy of its own, and runs nothing by itself", async ({ page, request }) => {
    const response = await request.get("/sandbox/frame/");
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("sandbox allow-scripts allow-forms");
    expect(policy).toContain("default-src 'none'");
    expect(response.headers()["x-frame-options"]).toBe("SAMEORIGIN");
    await page.goto("/sandbox/frame/");
    await expect(page.locator("#root")).toBeEmpty();
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).not.toContain("/sandbox/");
  });

  test("cannot be framed by another site", async ({ page, baseURL }) => {
    const server = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(`<iframe src="${baseURL}/sandbox/frame/"></iframe>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const refused = page.waitForEvent("requestfailed", (one) => one.url().includes("/sandbox/"));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect((await refused).failure()?.errorText).toContain("BLOCKED");
    server.close();
  });
});
