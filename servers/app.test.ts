import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createUploadServer } from "./app";
import {
  eventually,
  formOf,
  openRequest,
  randomFile,
  rawForm,
  startServer,
  tempDir,
} from "./lib/testing";

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body, headers });

describe("routes", () => {
  it("answers 404 and 405 as JSON", async () => {
    const { url } = await startServer();
    const missing = await fetch(`${url}/nowhere`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({
      error: { code: "not_found", message: "Nothing lives at /nowhere." },
    });
    const wrong = await fetch(`${url}/upload`, { method: "DELETE" });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toBe("POST, PUT");
    expect((await wrong.json()).error.code).toBe("method_not_allowed");
    expect((await fetch(`${url}/tus/`)).headers.get("allow")).toBe("POST, OPTIONS");
    expect((await fetch(`${url}/tus/x`)).headers.get("allow")).toContain("PATCH");
  });

  it("tells nothing about an unexpected error but logs it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const openFile = () => {
      throw new Error("secret path /srv/x");
    };
    const { url } = await startServer({ openFile });
    const response = await post(`${url}/upload`, formOf({ file: randomFile(5) }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe("CORS", () => {
  const preflight = (url: string, origin: string) =>
    fetch(url, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-range,x-upload-id",
      },
    });

  it.each(["/upload", "/chunked", "/tus/", "/objects/x", "/token"])(
    "lets pages of this machine use %s",
    async (path) => {
      const { url } = await startServer();
      for (const origin of ["http://localhost:3000", "http://127.0.0.1:81", "https://[::1]:9"]) {
        const { status, headers } = await preflight(url + path, origin);
        expect(status).toBe(204);
        expect(headers.get("access-control-allow-origin")).toBe(origin);
        expect(headers.get("access-control-allow-methods")).toContain("PATCH");
        const allowed = headers.get("access-control-allow-headers")?.toLowerCase().split(", ");
        const needed = ["content-range", "x-upload-id", "authorization", "content-type"];
        const tus = ["tus-resumable", "upload-length", "upload-offset", "upload-metadata"];
        expect(allowed).toEqual(expect.arrayContaining([...needed, ...tus]));
        expect(allowed).not.toContain("x-fail");
      }
    },
  );

  it.each(["https://evil.example", "http://localhost.evil.example", "null"])(
    "keeps %s out",
    async (origin) => {
      const { url } = await startServer();
      const answers = [
        await preflight(`${url}/upload`, origin),
        await post(`${url}/upload`, formOf({ a: "b" }), { Origin: origin }),
        await post(`${url}/tus/`, "", { Origin: origin, "Tus-Resumable": "1.0.0" }),
      ];
      for (const { headers } of answers)
        expect(headers.has("access-control-allow-origin")).toBe(false);
    },
  );

  it("takes credentials from pages it can tell apart, never from a sandboxed frame", async () => {
    const { url } = await startServer({ allowOrigin: (origin) => /null|app\.test/.test(origin) });
    const credentials = async (Origin: string) => {
      const tus = { Origin, "Tus-Resumable": "1.0.0", "Upload-Length": "5" };
      const answers = [
        await preflight(`${url}/upload`, Origin),
        await preflight(`${url}/tus/`, Origin),
        await post(`${url}/upload`, formOf({ a: "b" }), { Origin }),
        await post(`${url}/tus/`, "", tus),
        await post(`${url}/tus/`, "", { Origin }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 200, 201, 412]);
      return answers.map(({ headers }) => [
        headers.get("access-control-allow-origin"),
        headers.get("access-control-allow-credentials"),
      ]);
    };
    expect(await credentials("https://app.test")).toEqual(
      Array.from({ length: 5 }, () => ["https://app.test", "true"]),
    );
    expect(await credentials("null")).toEqual(Array.from({ length: 5 }, () => ["null", null]));
    expect(await credentials("https://evil.example")).toEqual(
      Array.from({ length: 5 }, () => [null, null]),
    );
  });

  it("exposes what senders read, on success, on errors and from tus", async () => {
    const { url } = await startServer({ allowOrigin: (origin) => origin === "https://app.test" });
    const Origin = "https://app.test";
    const tus = { Origin, "Tus-Resumable": "1.0.0", "Upload-Length": "5" };
    const answers = [
      await post(`${url}/upload`, formOf({ a: "b" }), { Origin }),
      await fetch(`${url}/nowhere`, { headers: { Origin } }),
      await post(`${url}/tus/`, "", tus),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 201]);
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBe(Origin);
      expect(headers.get("vary")).toBe("Origin");
      const exposed = headers.get("access-control-expose-headers")?.split(", ");
      const names = [
        "Location",
        "Upload-Offset",
        "Upload-Length",
        "Tus-Resumable",
        "Tus-Extension",
      ];
      expect(exposed).toEqual(expect.arrayContaining(names));
    }
    const exposed = answers[0]?.headers.get("access-control-expose-headers");
    expect(exposed).toContain("ETag");
  });
});

describe("/token and requireToken", () => {
  it("asks for a token wherever something is written", async () => {
    const { url } = await startServer({ requireToken: true });
    const { token } = await (await fetch(`${url}/token`)).json();
    const good = { Authorization: `Bearer ${token}` };
    const form = () => formOf({ file: randomFile(5) });

    expect((await post(`${url}/upload`, form(), good)).status).toBe(200);
    expect((await fetch(`${url}/sign?name=a`, { headers: good })).status).toBe(200);
    for (const path of ["/upload", "/chunked", "/tus/", "/url"]) {
      const response = await post(url + path, form());
      expect(response.status).toBe(401);
      expect((await response.json()).error.code).toBe("no_token");
    }
    expect((await fetch(`${url}/sign?name=a`)).status).toBe(401);
    const forged = { Authorization: `Bearer ${token.slice(0, -1)}x` };
    expect((await post(`${url}/upload`, form(), forged)).status).toBe(401);
    const later = token.replace(/\.\d+\./, `.${Date.now() + 1e9}.`);
    const extended = { Authorization: `Bearer ${later}` };
    expect((await post(`${url}/upload`, form(), extended)).status).toBe(401);
  });

  it("refuses an expired token", async () => {
    const { url } = await startServer({ requireToken: true, validFor: 10 });
    const { token } = await (await post(`${url}/token`, "")).json();
    await wait(30);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await post(`${url}/upload`, formOf({ a: "b" }), headers)).status).toBe(401);
  });

  it("lets a tus client without the header ask for its offset, but not write", async () => {
    const { url } = await startServer({ requireToken: true });
    const { token } = await (await fetch(`${url}/token`)).json();
    const tus = { "Tus-Resumable": "1.0.0" };
    const headers = { ...tus, "Upload-Length": "5", Authorization: `Bearer ${token}` };
    const location = (await post(`${url}/tus/`, "", headers)).headers.get("location");
    expect((await fetch(url + location, { method: "HEAD", headers: tus })).status).toBe(200);
    expect((await fetch(url + location, { method: "DELETE", headers: tus })).status).toBe(401);
  });
});

describe("/echo and /url", () => {
  it("tells what arrived", async () => {
    const { url } = await startServer();
    const form = formOf({ a: "1", file: randomFile(7, "x.bin") });
    const json = await (await post(`${url}/echo?q=2`, form, { "X-Mine": "yes" })).json();
    expect(json).toMatchObject({
      method: "POST",
      query: { q: "2" },
      fields: { a: "1" },
      files: [{ field: "file", name: "x.bin", size: 7, type: "application/octet-stream" }],
    });
    expect(json.headers["x-mine"]).toBe("yes");
    const raw = await fetch(`${url}/echo`, { method: "PUT", body: "12345" });
    expect(await raw.json()).toMatchObject({ size: 5, fields: {}, files: [] });
  });

  it("notes a URL from a form field or a raw body, and only a URL", async () => {
    const { url } = await startServer();
    const sent = "https://example.com/a.png";
    for (const body of [formOf({ file: sent }), formOf({ url: sent }), sent]) {
      expect(await (await post(`${url}/url`, body)).json()).toEqual({ url: sent });
    }
    for (const body of ["file:///etc/passwd", "nonsense", formOf({ other: sent })]) {
      expect((await post(`${url}/url`, body)).status).toBe(400);
    }
    expect((await post(`${url}/url`, formOf({ file: randomFile(5) }))).status).toBe(400);
  });

  it("never calls the URL it was given", async () => {
    const { url } = await startServer({ faults: true });
    const target = `${url}/echo?fail=500&nth=1`;
    expect((await post(`${url}/url`, target)).status).toBe(200);
    await wait(50);
    expect((await fetch(target)).status).toBe(500); // still the first request to it
  });
});

describe("clients that are slow, and closing", () => {
  it("cuts an upload that stands still, says why, and removes its file", async () => {
    const { url, fileAt } = await startServer({ timeouts: { idle: 150, close: 200 } });
    const { body, type } = rawForm("slow.txt", "x".repeat(100_000));
    const headers = { "Content-Type": type, "Content-Length": body.length };
    const { req, answer } = openRequest(`${url}/upload`, "POST", headers);
    req.write(body.subarray(0, 50_000));
    const { status, body: text } = await answer;
    expect(status).toBe(408);
    expect(JSON.parse(text).error.code).toBe("too_slow");
    expect(await eventually(async () => (await readdir(fileAt("upload"))).length === 0)).toBe(true);
  });

  it("is patient with an upload that is slow but moves", async () => {
    const { url } = await startServer({ timeouts: { idle: 3000, close: 200 } });
    const { body, type } = rawForm("slow.txt", "x".repeat(1000));
    const headers = { "Content-Type": type, "Content-Length": body.length };
    const { req, answer } = openRequest(`${url}/upload`, "POST", headers);
    // Longer than the limit in all, each pause far below it: this process may be held up as well.
    for (let at = 0; at < body.length; at += 60) {
      req.write(body.subarray(at, at + 60));
      await wait(200);
    }
    req.end();
    expect((await answer).status).toBe(200);
  });

  it("lets a running upload finish before it closes", async () => {
    const root = await tempDir();
    const server = createUploadServer({ root });
    const url = await server.listen(0);
    expect(server.url).toBe(url);
    const { body, type } = rawForm("a.txt", "x".repeat(1000));
    const headers = { "Content-Type": type, "Content-Length": body.length, Connection: "close" };
    const { req, answer } = openRequest(`${url}/upload`, "POST", headers);
    req.write(body.subarray(0, 500));
    // It runs once its file is there. Before that, the connection may not be accepted yet.
    const isRunning = async () => (await readdir(`${root}/upload`)).length === 1;
    expect(await eventually(isRunning)).toBe(true);
    const closed = server.close();
    await wait(50);
    req.end(body.subarray(500));
    expect((await answer).status).toBe(200);
    await closed;
    await expect(fetch(url)).rejects.toThrow();
  });

  it("cuts an upload that takes too long while closing, and cleans up", async () => {
    const root = await tempDir();
    const server = createUploadServer({ root, timeouts: { close: 100 } });
    const url = await server.listen(0);
    const { body, type } = rawForm("a.txt", "x".repeat(100_000));
    const headers = { "Content-Type": type, "Content-Length": body.length };
    const { req, answer } = openRequest(`${url}/upload`, "POST", headers);
    req.write(body.subarray(0, 50_000));
    await wait(50);
    await server.close();
    await expect(answer).rejects.toThrow();
    expect(existsSync(`${root}/upload`) && (await readdir(`${root}/upload`))).toEqual([]);
  });
});
