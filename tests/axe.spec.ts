import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./axe";

const alike = (html: string) => html.repeat(50);

const PAGE = `<!doctype html><html lang="en"><title>Colours</title>
<style>
  body { background: white; color: black }
  .pale { color: #aaa }
  .dark-box { background: #222 }
  .faded { opacity: 0.3 }
  pre span { color: #222 }
  pre span.pale { color: #bbb }
  a { color: #00c }
  a.hidden-in-text { color: #111; text-decoration: none }
</style>
<main>
  <h1>Colours</h1>
  ${alike("<p>Words with <a href=#>a link</a>.</p><ul><li><a href=#>alone</a></li></ul>")}
  <p id="pale" class="pale">Too pale.</p>
  <div class="dark-box"><p id="dark">Too dark for its box.</p></div>
  <div class="faded"><div><p id="faded">In a box that fades.</p></div></div>
  <pre>${alike("<span>code</span>")}<span id="token" class="pale">code</span></pre>
  <p>Words with <a id="link" class="hidden-in-text" href="#">a link</a> like words.</p>
  <p><input aria-label="Name" value="Words"> <input id="field" class="pale" aria-label="Age" value="Words"></p>
</main>`;

test("one text without contrast is found among many that have it", async ({ page }) => {
  await page.setContent(PAGE);
  const faults = await accessibilityFaults(page, "colors");
  const found = faults.map((fault) => fault.replace(/ \(.*$/s, "")).sort();
  expect(found).toEqual([
    "color-contrast: #dark",
    "color-contrast: #faded",
    "color-contrast: #field",
    "color-contrast: #pale",
    "color-contrast: #token",
    "link-in-text-block: #link",
  ]);
});

test("a part of a page is looked at for itself", async ({ page }) => {
  await page.setContent(
    `<!doctype html><style>.pale { color: #aaa }</style>${alike('<p class="pale">Words</p>')}<main><p class="pale">Words</p></main>`,
  );
  expect(await accessibilityFaults(page, "colors", "main")).toHaveLength(1);
});

test("colours of pages before are not measured again, new ones are", async ({ page }) => {
  const words = (color: string) => `<p style="color: ${color}">Words</p>`;
  const seen = new Map();
  const faultsOf = async (...colors: string[]) => {
    await page.setContent(`<!doctype html><main>${colors.map(words).join("")}</main>`);
    return (await accessibilityFaults(page, "colors", "html", seen)).length;
  };
  for (let time = 1; time <= 2; time++) {
    expect(await faultsOf("#aaa", "#000")).toBe(1);
  }
  expect(await faultsOf("#aaa", "#000")).toBe(0);
  expect(await faultsOf("#aaa", "#bbb")).toBe(1);
});
