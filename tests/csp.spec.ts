import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test, untilInteractive } from "./support/visitor";

interface Violation {
  directive: string;
  blocked: string;
}

/** Notes every violation of the policy from the first byte of each page on. */
async function watchViolations(page: Page): Promise<() => Promise<Violation[]>> {
  await page.addInitScript(() => {
    const seen: Violation[] = [];
    Object.assign(window, { seenViolations: seen });
    document.addEventListener("securitypolicyviolation", (event) => {
      seen.push({ directive: event.effectiveDirective, blocked: event.blockedURI });
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seenViolations: Violation[] }).seenViolations);
}

/** Something forbidden, tried in the page; it leaves a mark on window.harmed where it succeeds. */
const attacks: Record<string, { directive: string; attempt: () => void }> = {
  "an inline script": {
    directive: "script-src-elem",
    attempt: () => {
      const script = document.createElement("script");
      script.textContent = "window.harmed = true";
      document.body.append(script);
    },
  },
  "a script of another host": {
    directive: "script-src-elem",
    attempt: () => {
      const script = document.createElement("script");
      script.src = "https://evil.example/harm.js";
      document.body.append(script);
    },
  },
  "a script made of data": {
    directive: "script-src-elem",
    attempt: () => {
      const script = document.createElement("script");
      script.src = "data:text/javascript,window.harmed=true";
      document.body.append(script);
    },
  },
  "an inline event handler": {
    directive: "script-src-attr",
    attempt: () => {
      const image = document.createElement("img");
      image.setAttribute("onerror", "window.harmed = true");
      image.src = "data:,";
      document.body.append(image);
    },
  },
  eval: {
    directive: "script-src",
    attempt: () => {
      // Later, because what the test itself runs in the page may evaluate strings.
      setTimeout(() => {
        try {
          new Function("window.harmed = true")();
        } catch {
          // Forbidden, as it should be.
        }
      });
    },
  },
  "a javascript: link": {
    directive: "script-src-elem",
    attempt: () => {
      const link = document.createElement("a");
      link.href = "javascript:void(window.harmed = true)";
      document.body.append(link);
      link.click();
    },
  },
  "an inline style sheet": {
    directive: "style-src-elem",
    attempt: () => {
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.body.append(style);
    },
  },
  "a picture of another host": {
    directive: "img-src",
    attempt: () => {
      new Image().src = "https://evil.example/spy.png";
    },
  },
  "a frame": {
    directive: "frame-src",
    attempt: () => {
      const frame = document.createElement("iframe");
      frame.src = "https://evil.example/";
      document.body.append(frame);
    },
  },
  "a plug-in": {
    directive: "object-src",
    attempt: () => {
      const object = document.createElement("object");
      object.data = "/img/mark.svg";
      document.body.append(object);
    },
  },
  "another base address": {
    directive: "base-uri",
    attempt: () => {
      const base = document.createElement("base");
      base.href = "https://evil.example/";
      document.head.append(base);
    },
  },
  "a form that posts to another host": {
    directive: "form-action",
    attempt: () => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "https://evil.example/";
      document.body.append(form);
      form.submit();
    },
  },
  "a request over plain http to a host that is not this machine": {
    directive: "connect-src",
    attempt: () => {
      fetch("http://evil.example/").catch(() => {});
    },
  },
};

for (const [name, { directive, attempt }] of Object.entries(attacks)) {
  test(`the policy stops ${name}`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto("/docs/");
    await untilInteractive(page);
    expect(await violations()).toEqual([]);
    await page.evaluate(attempt);
    await expect
      .poll(async () => (await violations()).map((violation) => violation.directive))
      .toEqual([directive]);
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  });
}

test("the site cannot be framed, even by itself", async ({ page, baseURL }) => {
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/blog/"));
  await page.goto("/docs/");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/blog/";
    document.body.append(frame);
  });
  expect((await refused).url()).toBe(`${baseURL}/blog/`);
});

test("what uploads need is allowed: own servers, previews, workers", async ({ page }) => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.method ?? "");
    response.setHeader("Access-Control-Allow-Origin", "*");
    request.resume().on("end", () => response.end("ok"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const violations = await watchViolations(page);
  await page.goto("/docs/");
  const results = await page.evaluate(async (address) => {
    const body = new FormData();
    body.append("file", new Blob(["hello"]), "hello.txt");
    const upload = await fetch(address, { method: "POST", body }).then((answer) => answer.text());

    const canvas = document.createElement("canvas");
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const image = new Image();
    image.src = URL.createObjectURL(blob as Blob);
    await image.decode();

    const source = URL.createObjectURL(new Blob(["postMessage('ready')"]));
    const worker = new Worker(source);
    const message = await new Promise((resolve) => {
      worker.onmessage = (event) => resolve(event.data);
    });
    return { upload, width: image.width, message };
  }, `http://127.0.0.1:${port}/upload`);
  expect(results).toEqual({ upload: "ok", width: 300, message: "ready" });
  expect(received).toEqual(["POST"]);
  expect(await violations()).toEqual([]);
  server.close();
});

test("a whole visit without a single violation", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Docs", exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await page.getByRole("link", { name: "API", exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/category\/providers\/$/);
  await page.locator(".navbar__brand").click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/docs/no-such-page/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await violations()).toEqual([]);
});
