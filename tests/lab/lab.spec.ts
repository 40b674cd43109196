import { source as axeSource } from "axe-core";
import { expect, type Locator, type Page, test } from "../support/visitor";
import { type Running, servePage, serveUploads } from "./harness";

let production: Running;
let development: Running;

test.beforeAll(async () => {
  production = await servePage("production");
  development = await servePage("development");
});

test.afterAll(async () => {
  await production.close();
  await development.close();
});

async function openLabs(page: Page, labs: string, site = production): Promise<void> {
  await page.goto(`${site.url}/?labs=${labs}`);
  for (const name of labs.split(",")) await expect(lab(page, name)).toBeVisible();
}

const lab = (page: Page, name: string) => page.locator(`[data-lab="${name}"]`);
const counter = (box: Locator) => box.getByRole("button", { name: /^Events \d/ });
const states = (box: Locator) => box.getByTestId("states");

async function give(box: Locator, sample: string): Promise<void> {
  await expect(box.locator("[data-lab-stage] > div > *").first()).toBeAttached();
  await box.locator(`[data-sample="${sample}"]`).click();
}

async function network(box: Locator, settings: Record<string, string>): Promise<void> {
  const button = box.getByRole("button", { name: /^Network/ });
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  for (const [label, option] of Object.entries(settings)) {
    await box.getByLabel(label, { exact: true }).selectOption(option);
  }
}

async function show(box: Locator, tab: "Events" | "Requests"): Promise<void> {
  const button = counter(box);
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  await box.getByRole("tab", { name: tab }).click();
}

/** What the wire view says of each request, once none of them is under way. */
async function requests(box: Locator): Promise<string[]> {
  await show(box, "Requests");
  const rows = box.getByRole("list", { name: /^Requests/ }).getByRole("button");
  await expect(rows.getByText(/^\d+ %$/)).toHaveCount(0);
  // The rows skip rendering while they are out of sight; their inner text is empty then.
  return rows.evaluateAll((buttons) =>
    buttons.map((button) => [...button.children].map((child) => child.textContent).join("\n")),
  );
}

async function eventNames(box: Locator): Promise<string[]> {
  await show(box, "Events");
  // Not the inner text: see above.
  return box
    .getByRole("list", { name: /^Events/ })
    .locator("button > code")
    .allTextContents();
}

for (const mode of ["production", "development"] as const) {
  test(`uploads 5 MB with progress, in a ${mode} build`, async ({ page }) => {
    await openLabs(page, "button", mode === "production" ? production : development);
    const box = lab(page, "button");
    await expect(counter(box)).toHaveText("Events 0 · Requests 0");
    // Long enough for twenty steps on a machine that gets to few of them.
    await network(box, { Bandwidth: "1 MB/s" });
    await give(box, "5mb");
    await expect(states(box)).toHaveText("finished");
    expect(Number(await box.getByTestId("progress").textContent())).toBeGreaterThanOrEqual(20);

    const names = await eventNames(box);
    const order = ["BATCH_ADD", "BATCH_START", "ITEM_START", "REQUEST_PRE_SEND", "ITEM_FINISH"];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
    // twenty and more progress events share one row each
    expect(names.filter((name) => name === "ITEM_PROGRESS").length).toBeLessThanOrEqual(2);
    await expect(box.getByRole("button", { name: /BATCH_ADD/ })).toContainText("cancellable");

    const [request] = await requests(box);
    expect(request).toMatch(/POST\s+\/upload\s+200/);
    await box.getByRole("button", { name: /POST \/upload/ }).click();
    const fields = box.locator("dl", { hasText: "album" }).locator("dt");
    await expect(fields).toHaveText(["album", "from", "file"]);
    await expect(box.getByText("X-Demo")).toBeVisible();
    await expect(box.locator("output")).toHaveText("Batch finished: 1 uploaded.");
  });
}

test("keeps the XMLHttpRequest that pages know", async ({ page }) => {
  await openLabs(page, "button");
  const seen = await page.evaluate(async () => {
    class Own extends XMLHttpRequest {
      extra = 1;
    }
    const own = new Own();
    const plain = new XMLHttpRequest();
    const loaded = new Promise<string>((resolve) => {
      plain.onload = () => resolve(plain.responseText.slice(0, 15));
    });
    plain.open("GET", "/");
    plain.send();
    return {
      isInstance: plain instanceof XMLHttpRequest,
      isNative: plain instanceof EventTarget,
      done: XMLHttpRequest.DONE,
      subclass: own instanceof Own && own.extra === 1,
      text: await loaded,
    };
  });
  expect(seen).toEqual({
    isInstance: true,
    isNative: true,
    done: 4,
    subclass: true,
    text: "<!doctype html>",
  });
  await expect(counter(lab(page, "button"))).toHaveText("Events 0 · Requests 0");
});

test("follows the standard's order of events", async ({ page }) => {
  await openLabs(page, "button");
  const log = await page.evaluate(async () => {
    const xhr = new XMLHttpRequest();
    const events: string[] = [];
    for (const type of ["loadstart", "progress", "load", "loadend", "error", "abort"]) {
      xhr.addEventListener(type, () => events.push(type));
      xhr.upload.addEventListener(type, () => events.push(`upload ${type}`));
    }
    xhr.addEventListener("readystatechange", () => events.push(`state ${xhr.readyState}`));
    const ended = new Promise((resolve) => {
      xhr.onloadend = resolve;
    });
    xhr.open("post", "https://uploads.example.com/echo");
    xhr.setRequestHeader("X-Twice", "a");
    xhr.setRequestHeader("x-twice", "b");
    xhr.responseType = "json";
    xhr.send("hello");
    await ended;
    return { events, twice: xhr.response.headers["x-twice"], status: xhr.status };
  });
  expect(log.twice).toBe("a, b");
  expect(log.status).toBe(200);
  expect(log.events).toEqual([
    "state 1",
    "loadstart",
    "upload loadstart",
    "upload progress",
    "upload load",
    "upload loadend",
    "state 2",
    "state 3",
    "progress",
    "state 4",
    "load",
    "loadend",
  ]);
});

test("aborts", async ({ page }) => {
  await openLabs(page, "button");
  const box = lab(page, "button");
  await give(box, "50mb");
  await expect(box.getByTestId("progress")).not.toHaveText("0");
  await box.getByRole("button", { name: "Abort" }).click();
  await expect(states(box)).toHaveText("aborted");
  expect((await requests(box))[0]).toContain("aborted");
});

test("fails the second request, which can then be retried", async ({ page }) => {
  await openLabs(page, "button");
  const box = lab(page, "button");
  await network(box, { "Fail a request": "The 2nd from now", "Fail with": "500 Server Error" });
  await give(box, "image");
  await expect(states(box)).toHaveText("finished");
  await give(box, "image");
  await expect(states(box)).toHaveText("finished error");
  await expect(box.getByLabel("Fail a request")).toHaveValue("0");
  await box.getByRole("button", { name: "Retry" }).click();
  await expect(states(box)).toHaveText("finished error finished");
  const listed = await requests(box);
  expect(listed.map((text) => /\s(200|500)\s/.exec(text)?.[1])).toEqual(["200", "500", "200"]);
  expect(await eventNames(box)).toContain("RETRY_EVENT");
});

test("fails with 401, 413 and a network error", async ({ page }) => {
  await openLabs(page, "button");
  const box = lab(page, "button");
  const cases = [
    ["401 Unauthorized", "401"],
    ["413 Content Too Large", "413"],
    ["Network error", "network error"],
  ] as const;
  for (const [index, [choice, text]] of cases.entries()) {
    await network(box, { "Fail a request": "The next one", "Fail with": choice });
    await give(box, "image");
    await expect(box.getByTestId("finalized")).toHaveText(String(index + 1));
    expect((await requests(box))[index]).toContain(text);
  }
});

test("is offline until it is not", async ({ page }) => {
  await openLabs(page, "button");
  const box = lab(page, "button");
  await network(box, {});
  await give(box, "50mb");
  await expect(box.getByTestId("progress")).not.toHaveText("0");
  await box.getByLabel("Offline").check();
  await expect(states(box)).toHaveText("error");
  await box.getByLabel("Offline").uncheck();
  await give(box, "image");
  await expect(states(box)).toHaveText("error finished");
});

test("joins chunks and retries a failed one", async ({ page }) => {
  await openLabs(page, "chunked");
  const box = lab(page, "chunked");
  await network(box, { Bandwidth: "Unlimited", "Fail a request": "The 2nd from now" });
  await give(box, "5mb");
  await expect(states(box)).toHaveText("finished");
  const listed = await requests(box);
  expect(listed).toHaveLength(6);
  // As a status: a request may have taken 500 ms.
  expect(listed.filter((text) => /\n500\n/.test(text))).toHaveLength(1);
  await expect(box.getByText("5.24 MB of 5.24 MB on the server")).toBeVisible();
  // the drop zone's own option shows that the sample was dropped, not added
  await box
    .getByRole("button", { name: /POST \/chunked/ })
    .first()
    .click();
  await expect(box.locator("dl", { hasText: "zone" }).locator("dt")).toHaveText(["from", "file"]);
  const names = await eventNames(box);
  expect(names.filter((name) => name === "CHUNK_START")).toHaveLength(6);
  expect(names.filter((name) => name === "CHUNK_FINISH")).toHaveLength(5);
});

test("resumes a cut tus upload after a reload", async ({ page }) => {
  await openLabs(page, "tus");
  const box = lab(page, "tus");
  await network(box, { "Cut the next upload": "At 50 %" });
  await give(box, "5mb");
  await expect(states(box)).toHaveText("error");
  expect((await requests(box)).map((text) => text.split(/\s/)[0])).toEqual(["POST", "PATCH"]);

  await page.reload();
  await network(box, { Bandwidth: "Unlimited" });
  await give(box, "5mb");
  await expect(states(box)).toHaveText("finished");
  expect((await requests(box)).map((text) => text.split(/\s/)[0])).toEqual(["HEAD", "PATCH"]);
  await box.getByRole("button", { name: /^PATCH/ }).click();
  await expect(box.locator("dl", { hasText: "Upload-Offset" }).first()).toContainText("2621440");
  await expect(box.getByText("5.24 MB of 5.24 MB on the server")).toBeVisible();
});

test("resumes a tus upload that a reload interrupted", async ({ page }) => {
  await openLabs(page, "tus");
  const box = lab(page, "tus");
  await give(box, "5mb");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toMatch(/offset[\\":]+[1-9]\d{5}/);
  await page.reload();
  await network(box, { Bandwidth: "Unlimited" });
  await give(box, "5mb");
  await expect(states(box)).toHaveText("finished");
  const patch = (await requests(box))[1];
  expect(patch).toMatch(/^PATCH/);
  expect(patch).not.toContain("5.24 MB");
});

test("reset clears the server, the views and the example", async ({ page }) => {
  await openLabs(page, "tus");
  const box = lab(page, "tus");
  await network(box, { Bandwidth: "Unlimited" });
  await give(box, "5mb");
  await expect(states(box)).toHaveText("finished");
  await box.getByRole("button", { name: "Reset" }).click();
  await expect(counter(box)).toHaveText("Events 0 · Requests 0");
  await expect(states(box)).toHaveText("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await give(box, "5mb");
  await expect(states(box)).toHaveText("finished");
  expect((await requests(box)).map((text) => text.split(/\s/)[0])).toEqual(["POST", "PATCH"]);
});

test("adds to a form that waits, and answers its token request", async ({ page }) => {
  await openLabs(page, "pending");
  const box = lab(page, "pending");
  await give(box, "10");
  await expect(counter(box)).toHaveText("Events 1 · Requests 0");
  await box.getByRole("button", { name: "Upload all" }).click();
  await expect(states(box)).toHaveText(Array(10).fill("finished").join(" "));
  const listed = await requests(box);
  expect(listed.filter((text) => text.includes("/token"))).toHaveLength(10);
  await box
    .getByRole("button", { name: /POST \/upload/ })
    .first()
    .click();
  await expect(box.getByText(/^Bearer token-/).first()).toBeVisible();
});

test("keeps two labs on a page apart", async ({ page }) => {
  await openLabs(page, "button,tus,chunked");
  await give(lab(page, "button"), "5mb");
  await give(lab(page, "tus"), "5mb");
  await give(lab(page, "chunked"), "5mb");
  for (const name of ["button", "tus", "chunked"]) {
    await expect(states(lab(page, name))).toHaveText("finished");
  }
  const urls = async (name: string) =>
    new Set((await requests(lab(page, name))).map((text) => /\/\w+/.exec(text)?.[0]));
  expect(await urls("button")).toEqual(new Set(["/upload"]));
  expect(await urls("tus")).toEqual(new Set(["/tus"]));
  expect(await urls("chunked")).toEqual(new Set(["/chunked"]));
});

test("uses the visitor's server", async ({ page }) => {
  const server = await serveUploads();
  await openLabs(page, "button");
  const box = lab(page, "button");
  await network(box, {});
  const field = box.getByLabel("Use my server");
  await field.fill("localhost:4000");
  await box.getByRole("button", { name: "Use", exact: true }).click();
  await expect(box.getByText("must start with http:// or https://")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(`${server.url}/`);
  await field.press("Enter");
  await give(box, "5mb");
  await expect(states(box)).toHaveText("finished");
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ method: "POST", url: "/upload" });
  expect(server.received[0]?.size).toBeGreaterThan(5 * 1024 * 1024);
  await show(box, "Requests");
  await box.getByRole("button", { name: /POST \/upload/ }).click();
  await expect(box.getByText("my server").last()).toBeVisible();
  await expect(box.getByText("X-Demo")).toBeVisible();

  await page.reload();
  await expect(box.getByRole("button", { name: /Network my server/ })).toBeVisible();
  await server.close();
  await give(box, "image");
  await expect(states(box)).toHaveText("error");
  await network(box, {});
  await box.getByRole("button", { name: "Back to the simulation" }).click();
  await give(box, "image");
  await expect(states(box)).toHaveText("error finished");
});

test("shows an example's error in its own box", async ({ page }) => {
  await openLabs(page, "failing,missing,button");
  const failing = lab(page, "failing");
  await expect(failing.getByRole("alert")).toContainText("the render went wrong");
  await expect(lab(page, "missing").getByRole("alert")).toContainText("could not be loaded");
  await failing.getByRole("button", { name: "Try again" }).click();
  await expect(failing.getByRole("alert")).toHaveCount(0);
  await expect(failing).toBeFocused();
  await failing.getByRole("button", { name: "Break" }).click();
  await expect(failing.getByRole("alert")).toContainText("the handler went wrong");
  const other = lab(page, "button");
  await expect(other.getByRole("alert")).toHaveCount(0);
  await give(other, "image");
  await expect(states(other)).toHaveText("finished");
});

test("leaves nothing running behind", async ({ page }) => {
  await openLabs(page, "button,module");
  await give(lab(page, "button"), "50mb");
  await expect(lab(page, "button").getByTestId("progress")).not.toHaveText("0");
  await page.getByRole("button", { name: "Toggle page" }).click();
  await expect(page.locator("[data-lab]")).toHaveCount(0);
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await page.getByRole("button", { name: "Toggle page" }).click();

  // the module, and the uploader in it, is still the same
  const box = lab(page, "module");
  await give(box, "image");
  await expect(states(box)).toHaveText("finished");
  const names = await eventNames(box);
  expect(names).toContain("CUSTOM_NOTE");
  expect(names).toContain("ITEM_FINISH");
});

test("takes a thousand files and odd names without freezing", async ({ page }) => {
  test.setTimeout(120_000);
  await openLabs(page, "button");
  const box = lab(page, "button");
  await network(box, { Bandwidth: "Unlimited", Latency: "None" });
  await show(box, "Events");
  const chooser = page.waitForEvent("filechooser");
  await box.getByRole("button", { name: "Upload", exact: true }).click();
  await chooser;
  await page.evaluate(() => {
    const odd = ["quo\"te's.txt", "🙂.txt", "שלום.txt", `${"x".repeat(251)}.txt`, "a b\n%.txt"];
    const transfer = new DataTransfer();
    for (let index = 0; index < 1000; index += 1) {
      // every other file is empty
      transfer.items.add(new File(index % 2 ? ["x"] : [], odd[index] ?? `file-${index}.txt`));
    }
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no input");
    input.files = transfer.files;
    const drawn = { frames: 0 };
    Object.assign(window, { drawn });
    const count = () => {
      drawn.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(box.getByTestId("finalized")).toHaveText("1000", { timeout: 90_000 });
  // Counted, not timed: a page that freezes draws nothing until all is over.
  const frames = await page.evaluate(
    () => (window as unknown as { drawn: { frames: number } }).drawn.frames,
  );
  expect(frames).toBeGreaterThan(10);
  await expect(counter(box)).toContainText("Requests 1000");
  expect(await states(box).textContent()).not.toContain("error");
  await expect(box.getByRole("button", { name: "Show earlier rows (800)" })).toBeVisible();
  await expect(box.locator("ol > li")).toHaveCount(200);
  await expect(box.getByText(/earlier events are not kept/)).toBeVisible();
  await show(box, "Requests");
  const earlier = box.getByRole("button", { name: /^Show earlier rows/ });
  for (let page = 0; page < 4; page += 1) await earlier.click();
  await expect(box.locator("ol > li")).toHaveCount(1000);
  await box.locator("ol > li").nth(2).getByRole("button").click();
  await expect(box.getByText("שלום.txt").first()).toBeVisible();
});

test("can be used with the keyboard and at 390 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLabs(page, "button");
  const box = lab(page, "button");
  await give(box, "image");
  await expect(states(box)).toHaveText("finished");
  await counter(box).focus();
  await page.keyboard.press("Enter");
  await box.getByRole("tab", { name: "Events" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(box.getByRole("tab", { name: "Requests" })).toBeFocused();
  await expect(box.getByRole("tab", { name: "Requests" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(box.getByRole("tab", { name: "Events" })).toBeFocused();
  await box.getByRole("button", { name: /BATCH_ADD/ }).click();
  await box.getByRole("button", { name: /^items: / }).click();
  await box.getByRole("button", { name: /^0: / }).click();
  await expect(box.getByText(/File sample\.png · .* · image\/png/)).toBeVisible();
  await network(box, {});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("has no accessibility violations", async ({ page }) => {
  await openLabs(page, "button");
  const box = lab(page, "button");
  await give(box, "image");
  await expect(states(box)).toHaveText("finished");
  await network(box, {});
  await show(box, "Requests");
  await box.getByRole("button", { name: /POST \/upload/ }).click();
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(where: string): Promise<{ violations: { id: string; nodes: unknown[] }[] }> };
    };
    const result = await axe.run("[data-lab]");
    return result.violations.map(({ id, nodes }) => `${id} (${nodes.length})`);
  });
  expect(violations).toEqual([]);
});
