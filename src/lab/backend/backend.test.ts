import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BackendRequest, handle, openExchange, type RequestBody } from ".";
import { createBackendState, createTusStore } from "./state";

const ORIGIN = "https://uploads.example.com";
const newState = () => createBackendState(createTusStore("test", undefined));

function request(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: RequestBody = { kind: "none" },
): BackendRequest {
  return { method, url: ORIGIN + path, headers, body };
}

const file = (name: string, size: number, type = "text/plain") => ({ name, size, type });
const raw = (size: number): RequestBody => ({ kind: "raw", size, type: "" });
const read = (response: { body: string }) => JSON.parse(response.body);

describe("/upload", () => {
  it("lists files and fields in order", () => {
    const body: RequestBody = {
      kind: "form",
      parts: [
        { field: "album", value: "summer" },
        { field: "file", file: file("a.txt", 3) },
        { field: "file", file: file("b.txt", 0) },
      ],
    };
    for (const method of ["POST", "PUT"]) {
      const response = handle(newState(), request(method, "/upload", {}, body));
      expect(response.status).toBe(200);
      expect(response.headers["content-type"]).toContain("json");
      expect(read(response)).toEqual({
        files: [
          { id: expect.any(String), field: "file", name: "a.txt", size: 3, type: "text/plain" },
          { id: expect.any(String), field: "file", name: "b.txt", size: 0, type: "text/plain" },
        ],
        fields: { album: "summer" },
      });
    }
  });

  it("keeps any field and file name as it is", () => {
    const anyPoint = fc.oneof(
      fc.integer({ min: 0, max: 0xd7ff }),
      fc.integer({ min: 0xe000, max: 0x10ffff }),
    );
    const anyText = fc
      .array(anyPoint, { maxLength: 255 })
      .map((points) => String.fromCodePoint(...points));
    fc.assert(
      fc.property(anyText, anyText, (field, name) => {
        const parts = [
          { field, value: "v" },
          { field: "__proto__", value: "p" },
          { field: "file", file: file(name, 1) },
        ];
        const body: RequestBody = { kind: "form", parts };
        const text = handle(newState(), request("POST", "/upload", {}, body)).body;
        expect(text).toContain('"__proto__":"p"');
        const answer = JSON.parse(text);
        expect(answer.files[0].name).toBe(name);
        expect(new Map(Object.entries(answer.fields)).get(field)).toBe(
          field === "__proto__" ? "p" : "v",
        );
      }),
    );
  });

  it("refuses other methods and bodies", () => {
    const wrongMethod = handle(newState(), request("GET", "/upload"));
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.allow).toBe("POST, PUT");
    expect(handle(newState(), request("POST", "/upload", {}, raw(5))).status).toBe(415);
    expect(handle(newState(), request("POST", "/upload")).status).toBe(415);
    const empty: RequestBody = { kind: "form", parts: [] };
    expect(handle(newState(), request("POST", "/upload", {}, empty)).status).toBe(400);
    const handmade = { "content-type": "multipart/form-data" };
    const form: RequestBody = { kind: "form", parts: [{ field: "a", value: "b" }] };
    const answer = handle(newState(), request("POST", "/upload", handmade, form));
    expect([answer.status, read(answer).error.code]).toEqual([400, "bad_form"]);
  });
});

describe("small services", () => {
  it("signs a URL that takes this one file of this one type", () => {
    const state = newState();
    const name = encodeURIComponent('odd "name" ü/? 🙂.png');
    const signed = read(handle(state, request("GET", `/sign?name=${name}&type=image%2Fpng`)));
    expect(signed).toMatchObject({ method: "PUT", headers: { "Content-Type": "image/png" } });
    const put = (type: string, url: string = signed.url) =>
      handle(state, { method: "PUT", url, headers: { "content-type": type }, body: raw(7) });
    expect(put("image/png")).toMatchObject({ status: 200, body: "" });
    expect(put("image/png").headers.etag).toMatch(/^"[0-9a-f]{8}"$/);
    expect(put("text/html").status).toBe(403);
    expect(put("image/png", signed.url.replace(/objects\/./, "objects/_")).status).toBe(403);
    expect(put("image/png", signed.url.replace(/\?.*/, "")).status).toBe(403);
    expect(handle(state, request("GET", "/sign")).status).toBe(400);
    expect(handle(state, request("GET", "/sign?name=a&type=x")).status).toBe(400);
  });

  it("notes a URL from a field or as the body", () => {
    const url = "https://example.com/cat.png";
    const bodies: RequestBody[] = [
      { kind: "form", parts: [{ field: "file", value: url }] },
      { kind: "form", parts: [{ field: "url", value: url }] },
      { kind: "raw", size: url.length, type: "text/plain", text: url },
    ];
    for (const body of bodies) {
      expect(read(handle(newState(), request("POST", "/url", {}, body)))).toEqual({ url });
    }
    const wrong: RequestBody = { kind: "form", parts: [{ field: "file", value: "javascript:1" }] };
    expect(handle(newState(), request("POST", "/url", {}, wrong)).status).toBe(400);
  });

  it("hands out tokens, echoes, and answers 404", () => {
    expect(read(handle(newState(), request("GET", "/token"))).token).toMatch(/\w+/);
    const echoed = read(
      handle(newState(), request("POST", "/echo?q=2", { "x-mine": "yes" }, raw(4))),
    );
    expect(echoed).toMatchObject({ method: "POST", query: { q: "2" }, size: 4 });
    expect(echoed.headers).toEqual({ "x-mine": "yes" });
    const missing = handle(newState(), request("GET", "/nowhere"));
    expect(missing.status).toBe(404);
    expect(read(missing).error.code).toBe("not_found");
  });
});

describe("/chunked", () => {
  const chunk = (start: number, end: number, total: number, id?: string) =>
    request(
      "POST",
      "/chunked",
      {
        "content-range": `bytes ${start}-${end - 1}/${total}`,
        ...(id ? { "x-upload-id": id } : {}),
      },
      { kind: "form", parts: [{ field: "file", file: file("big.bin", end - start) }] },
    );

  it("assembles any partition in any order", () => {
    const plan = fc
      .integer({ min: 1, max: 100_000 })
      .chain((total) =>
        fc.tuple(
          fc.constant(total),
          fc.uniqueArray(fc.integer({ min: 1, max: Math.max(1, total - 1) }), { maxLength: 20 }),
          fc.integer(),
          fc.boolean(),
        ),
      );
    fc.assert(
      fc.property(plan, ([total, cuts, seed, withId]) => {
        const edges = [0, ...cuts.filter((cut) => cut < total).sort((a, b) => a - b), total];
        const ranges = edges.slice(1).map((end, index) => [edges[index] ?? 0, end] as const);
        const order = fc.sample(fc.shuffledSubarray(ranges, { minLength: ranges.length }), {
          seed,
          numRuns: 1,
        })[0];
        const state = newState();
        let received = 0;
        order?.forEach(([start, end], index) => {
          received += end - start;
          const answer = handle(state, chunk(start, end, total, withId ? "one" : undefined));
          const complete = index === ranges.length - 1;
          expect(read(answer)).toEqual({ received, total, complete, id: expect.any(String) });
        });
        // a finished upload without an id is forgotten, so that the same file can be sent again
        expect(state.chunked.size).toBe(withId ? 1 : 0);
      }),
    );
  });

  it("counts a repeated chunk once", () => {
    const state = newState();
    handle(state, chunk(0, 10, 30));
    expect(read(handle(state, chunk(0, 10, 30)))).toMatchObject({ received: 10, complete: false });
    expect(read(handle(state, chunk(5, 20, 30)))).toMatchObject({ received: 20, complete: false });
  });

  it("joins by the form field when there is no header", () => {
    const state = newState();
    const part = (start: number, end: number, id: string) =>
      request(
        "POST",
        "/chunked",
        { "content-range": `bytes ${start}-${end - 1}/20` },
        {
          kind: "form",
          parts: [
            { field: "uploadId", value: id },
            { field: "file", file: file("same.bin", end - start) },
          ],
        },
      );
    handle(state, part(0, 10, "a"));
    expect(read(handle(state, part(10, 20, "b"))).complete).toBe(false);
    expect(read(handle(state, part(10, 20, "a"))).complete).toBe(true);
  });

  it("answers 416 to ranges that cannot be", () => {
    const bad = [
      "bytes 5-2/10",
      "bytes 0-10/10",
      "bytes 0-4/*",
      "items 0-4/10",
      "bytes 0-3/10",
      "",
    ];
    for (const range of bad) {
      const answer = handle(
        newState(),
        request("PUT", "/chunked", { "content-range": range }, raw(5)),
      );
      expect([range, answer.status]).toEqual([range, 416]);
    }
    const state = newState();
    handle(state, chunk(0, 10, 30, "x"));
    expect(handle(state, chunk(10, 20, 40, "x")).status).toBe(416);
  });

  it("takes an empty file without a range, and nothing else", () => {
    const send = (size: number) => handle(newState(), request("POST", "/chunked", {}, raw(size)));
    expect(read(send(0))).toMatchObject({ received: 0, total: 0, complete: true });
    expect(send(5).status).toBe(400);
  });
});

describe("/v1_1/:cloud/upload", () => {
  const send = (state: ReturnType<typeof newState>, range: string | undefined, size: number) =>
    handle(
      state,
      request(
        "POST",
        "/v1_1/demo/upload",
        range ? { "content-range": range, "x-unique-upload-id": "u1" } : {},
        {
          kind: "form",
          parts: [
            { field: "upload_preset", value: "docs" },
            { field: "file", file: file("cat.png", size) },
          ],
        },
      ),
    );

  it("takes a whole file or chunks, with a preset only", () => {
    const whole = read(send(newState(), undefined, 12));
    expect(whole).toMatchObject({ public_id: "cat", format: "png", bytes: 12 });
    const state = newState();
    expect(read(send(state, "bytes 0-9/20", 10))).toMatchObject({ done: false });
    expect(read(send(state, "bytes 10-19/20", 10))).toMatchObject({ done: true, bytes: 20 });
    expect(handle(newState(), request("POST", "/v1_1/demo/upload")).status).toBe(400);
  });
});

describe("/tus/", () => {
  const TUS = { "tus-resumable": "1.0.0" };
  const DATA = { ...TUS, "content-type": "application/offset+octet-stream" };
  const pathOf = (location: string | undefined) => new URL(location ?? "", ORIGIN).pathname;
  const create = (state: ReturnType<typeof newState>, length: number) =>
    pathOf(
      handle(state, request("POST", "/tus/", { ...TUS, "upload-length": String(length) })).headers
        .location,
    );
  const patch = (path: string, offset: number, size: number) =>
    request("PATCH", path, { ...DATA, "upload-offset": String(offset) }, raw(size));
  const offsetOf = (state: ReturnType<typeof newState>, path: string) =>
    Number(handle(state, request("HEAD", path, TUS)).headers["upload-offset"]);

  it("says what it can do", () => {
    const response = handle(newState(), request("OPTIONS", "/tus/"));
    expect(response.status).toBe(204);
    expect(response.headers["tus-version"]).toBe("1.0.0");
    expect(response.headers["tus-extension"]).toContain("creation");
  });

  it("creates, appends, reports and deletes", () => {
    const state = newState();
    const headers = { ...TUS, "upload-length": "10", "upload-metadata": "name YQ==" };
    const created = handle(state, request("POST", "/tus/", headers));
    expect(created.status).toBe(201);
    const path = pathOf(created.headers.location);
    expect(handle(state, patch(path, 0, 4))).toMatchObject({
      status: 204,
      headers: { "upload-offset": "4" },
    });
    expect(handle(state, request("HEAD", path, TUS))).toMatchObject({
      status: 200,
      body: "",
      headers: {
        "upload-offset": "4",
        "upload-length": "10",
        "upload-metadata": "name YQ==",
        "cache-control": "no-store",
      },
    });
    expect(handle(state, request("DELETE", path, TUS)).status).toBe(204);
    expect(handle(state, request("HEAD", path, TUS)).status).toBe(404);
  });

  it("takes data with the creation", () => {
    const state = newState();
    const headers = { ...DATA, "upload-length": "10" };
    const created = handle(state, request("POST", "/tus/", headers, raw(6)));
    expect(created.headers["upload-offset"]).toBe("6");
    expect(offsetOf(state, pathOf(created.headers.location))).toBe(6);
  });

  it("refuses what the protocol forbids", () => {
    const state = newState();
    const path = create(state, 10);
    expect(handle(state, request("POST", "/tus/")).status).toBe(412);
    expect(handle(state, request("POST", "/tus/", TUS)).status).toBe(400);
    expect(handle(state, patch(path, 3, 1)).status).toBe(409);
    expect(handle(state, patch(path, 0, 11)).status).toBe(413);
    expect(handle(state, patch("/tus/unknown", 0, 1)).status).toBe(404);
    const wrongType = { ...TUS, "upload-offset": "0", "content-type": "text/plain" };
    expect(handle(state, request("PATCH", path, wrongType, raw(1))).status).toBe(415);
    expect(offsetOf(state, path)).toBe(0);
  });

  it("takes PATCH as an overridden POST", () => {
    const state = newState();
    const path = create(state, 4);
    const { headers, body } = patch(path, 0, 4);
    const overridden = { ...headers, "x-http-method-override": "PATCH" };
    expect(handle(state, request("POST", path, overridden, body)).status).toBe(204);
  });

  it("joins finished parts only", () => {
    const state = newState();
    const paths = [create(state, 3), create(state, 4)];
    const concat = () =>
      handle(
        state,
        request("POST", "/tus/", {
          ...TUS,
          "upload-concat": `final;${paths.map((path) => ORIGIN + path).join(" ")}`,
        }),
      );
    handle(state, patch(paths[0] ?? "", 0, 3));
    expect(concat().status).toBe(400);
    handle(state, patch(paths[1] ?? "", 0, 4));
    const joined = concat();
    expect(joined.status).toBe(201);
    expect(offsetOf(state, pathOf(joined.headers.location))).toBe(7);
  });

  it("only ever moves the offset forward, and keeps what came before a cut", () => {
    const steps = fc.array(
      fc.record({
        size: fc.integer({ min: 0, max: 400 }),
        arrived: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.boolean(),
        lie: fc.integer({ min: -3, max: 3 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), steps, (length, plan) => {
        const state = newState();
        const path = create(state, length);
        for (const { size, arrived, cut, lie } of plan) {
          const before = offsetOf(state, path);
          const exchange = openExchange(state, patch(path, before + lie, size));
          const bytes = cut ? Math.floor(size * arrived) : size;
          exchange.receive(Math.floor(bytes / 2));
          exchange.receive(bytes);
          const status = cut ? undefined : exchange.finish().status;
          const after = offsetOf(state, path);
          const valid = lie === 0 && before + size <= length;
          expect(after).toBe(valid ? before + bytes : before);
          if (status !== undefined) expect(status === 204).toBe(valid);
        }
      }),
    );
  });
});

describe("tus state", () => {
  function memoryStorage() {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      entries,
    };
  }
  const upload = { id: "a", length: 10, offset: 4, metadata: "" };

  it("survives a reload and leaves nothing behind when empty", () => {
    const storage = memoryStorage();
    createTusStore("key", storage).set(upload);
    const reloaded = createTusStore("key", storage);
    expect(reloaded.get("a")).toEqual(upload);
    reloaded.delete("a");
    expect(storage.entries.size).toBe(0);
  });

  it("works without, with broken and with full storage", () => {
    const full = {
      getItem: () => "{ not json",
      setItem: () => {
        throw new Error("full");
      },
      removeItem: () => {
        throw new Error("blocked");
      },
    };
    for (const storage of [undefined, full]) {
      const store = createTusStore("key", storage);
      store.set(upload);
      expect(store.get("a")).toEqual(upload);
      store.delete("a");
      expect(store.ids()).toEqual([]);
    }
  });

  it("ignores entries of another shape", () => {
    const storage = memoryStorage();
    storage.setItem("key", JSON.stringify([{ id: 1 }, null, upload]));
    expect(createTusStore("key", storage).ids()).toEqual(["a"]);
  });
});
