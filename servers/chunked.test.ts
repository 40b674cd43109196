import { readdir, readFile, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bytesOf,
  eventually,
  formOf,
  fullDisk,
  openRequest,
  randomFile,
  sha256,
  sha256OfFile,
  spawnServer,
  startServer,
  tempDir,
} from "./lib/testing";

interface Chunk {
  start: number;
  end: number;
  file: File;
  /** As the header X-Upload-Id. */
  id?: string;
  /** As the form field uploadId. */
  fieldId?: string;
}

/** Sends one chunk as the library's chunked sender does: a form, with the file's own name. */
async function send(url: string, { start, end, file, id, fieldId }: Chunk) {
  const form = formOf(fieldId ? { uploadId: fieldId } : {});
  form.set("file", file.slice(start, end), file.name);
  const response = await fetch(`${url}/chunked`, {
    method: "POST",
    body: form,
    headers: {
      "Content-Range": `bytes ${start}-${end - 1}/${file.size}`,
      ...(id && { "X-Upload-Id": id }),
    },
  });
  return { status: response.status, json: await response.json() };
}

function sendRaw(url: string, range: string | null, body: Uint8Array | string, id = "raw") {
  const headers: Record<string, string> = { "X-Upload-Id": id };
  if (range) headers["Content-Range"] = range;
  return fetch(`${url}/chunked`, { method: "PUT", body: body as BodyInit, headers });
}

function chunksOf(file: File, size: number, id?: string): Chunk[] {
  const count = Math.ceil(file.size / size);
  return Array.from({ length: count }, (_, i) => {
    return { start: i * size, end: Math.min((i + 1) * size, file.size), file, id };
  });
}

describe("joining chunks", () => {
  it("tells after each chunk how far the upload is", async () => {
    const { url, fileAt } = await startServer();
    const file = randomFile(25);
    const answers = [];
    for (const chunk of chunksOf(file, 10, "a")) answers.push(await send(url, chunk));

    const id = answers[0]?.json.id;
    expect(answers).toEqual([
      { status: 200, json: { received: 10, total: 25, complete: false, id } },
      { status: 200, json: { received: 20, total: 25, complete: false, id } },
      { status: 200, json: { received: 25, total: 25, complete: true, id } },
    ]);
    expect(await sha256OfFile(fileAt("chunked", id))).toBe(sha256(await bytesOf(file)));
  });

  it("takes raw bodies as well as forms", async () => {
    const { url, fileAt } = await startServer();
    await sendRaw(url, "bytes 0-4/10", "hello");
    const response = await sendRaw(url, "bytes 5-9/10", "world");
    const { id, complete } = await response.json();
    expect(complete).toBe(true);
    expect(await readFile(fileAt("chunked", id), "utf8")).toBe("helloworld");
  });

  it("takes all chunks of a 20 MB file at once", async () => {
    const { url, fileAt } = await startServer();
    const file = randomFile(20_000_000);
    const answers = await Promise.all(
      chunksOf(file, 1_500_000, "p").map((chunk) => send(url, chunk)),
    );
    const last = answers.filter(({ json }) => json.complete);
    expect(last).toHaveLength(1);
    expect(await sha256OfFile(fileAt("chunked", last[0]?.json.id))).toBe(
      sha256(await bytesOf(file)),
    );
  });

  it("takes chunks last to first, and keeps the gaps sparse until they are filled", async () => {
    const { url, fileAt } = await startServer();
    const file = randomFile(3_000_000);
    const [first, ...rest] = chunksOf(file, 1_000_000, "o");
    for (const chunk of rest.reverse()) await send(url, chunk);
    const [record] = (await readdir(fileAt("chunked"))).filter((name) => name.endsWith(".json"));
    const { id, ranges } = JSON.parse(await readFile(fileAt("chunked", record ?? ""), "utf8"));
    expect(ranges).toEqual([[1_000_000, 3_000_000]]);
    expect((await stat(fileAt("chunked", id))).size).toBe(3_000_000);
    expect((await send(url, first as Chunk)).json.complete).toBe(true);
    expect(await sha256OfFile(fileAt("chunked", id))).toBe(sha256(await bytesOf(file)));
  });

  it("counts a retried chunk once, also after the file is complete", async () => {
    const { url, fileAt } = await startServer();
    const file = randomFile(20);
    const [a, b] = chunksOf(file, 10, "r") as [Chunk, Chunk];
    await send(url, a);
    expect((await send(url, a)).json).toMatchObject({ received: 10, complete: false });
    const done = await send(url, b);
    expect(await send(url, b)).toEqual(done);
    expect(await send(url, { ...a, file: randomFile(20) })).toEqual(done);
    expect(await sha256OfFile(fileAt("chunked", done.json.id))).toBe(sha256(await bytesOf(file)));
  });

  it("gives the same file for any split, any order, duplicates and parallel sending", async () => {
    const { url, fileAt } = await startServer();
    let run = 0;
    const upload = fc
      .record({
        bytes: fc.uint8Array({ minLength: 1, maxLength: 3000 }),
        cuts: fc.array(fc.nat(3000), { maxLength: 8 }),
        repeats: fc.array(fc.nat(8), { maxLength: 4 }),
        shuffle: fc.infiniteStream(fc.nat(1000)),
        parallel: fc.boolean(),
      })
      .map(({ bytes, cuts, repeats, shuffle, parallel }) => {
        const edges = [...new Set([0, ...cuts.filter((cut) => cut < bytes.length), bytes.length])];
        edges.sort((a, b) => a - b);
        const ranges = edges.slice(1).map((end, i) => [edges[i] ?? 0, end] as const);
        const sent = [...ranges, ...repeats.flatMap((at) => (ranges[at] ? [ranges[at]] : []))];
        const keyed = sent.map((range) => ({ range, key: shuffle.next().value ?? 0 }));
        const order = keyed.sort((a, b) => a.key - b.key).map(({ range }) => range);
        return { bytes, order, parallel };
      });

    await fc.assert(
      fc.asyncProperty(upload, async ({ bytes, order, parallel }) => {
        run += 1;
        const id = `run-${run}`;
        const put = async ([start, end]: readonly [number, number]) => {
          const range = `bytes ${start}-${end - 1}/${bytes.length}`;
          return (await sendRaw(url, range, bytes.slice(start, end), id)).json();
        };
        const answers = [];
        if (parallel) answers.push(...(await Promise.all(order.map(put))));
        else for (const range of order) answers.push(await put(range));

        const done = answers.find(({ complete }) => complete);
        expect(done.received).toBe(bytes.length);
        expect(await sha256OfFile(fileAt("chunked", done.id))).toBe(sha256(bytes));
      }),
      { numRuns: 60 },
    );
  });

  it("takes an empty file, which comes whole and without Content-Range", async () => {
    const { url, fileAt } = await startServer();
    const body = formOf({ uploadId: "empty", file: new File([], "empty.txt") });
    const asForm = fetch(`${url}/chunked`, { method: "POST", body });
    for (const response of [await asForm, await sendRaw(url, null, "", "empty raw")]) {
      const json = await response.json();
      expect(json).toMatchObject({ received: 0, total: 0, complete: true });
      expect((await stat(fileAt("chunked", json.id))).size).toBe(0);
    }
  });
});

describe("telling uploads apart", () => {
  it("keeps ids apart, in the header and in the form", async () => {
    const { url } = await startServer();
    const file = randomFile(20);
    const [a, b] = chunksOf(file, 10) as [Chunk, Chunk];
    const first = await send(url, { ...a, id: "one" });
    expect((await send(url, { ...b, fieldId: "two" })).json.received).toBe(10);
    expect((await send(url, { ...b, fieldId: "one" })).json).toMatchObject({
      complete: true,
      id: first.json.id,
    });
  });

  it("goes by name and size without an id, and starts anew once a file is complete", async () => {
    const { url } = await startServer();
    const [a, b] = chunksOf(randomFile(20, "same.bin"), 10) as [Chunk, Chunk];
    const [other] = chunksOf(randomFile(20, "other.bin"), 10) as [Chunk];
    await send(url, a);
    expect((await send(url, other)).json.received).toBe(10);
    const done = await send(url, b);
    expect(done.json.complete).toBe(true);
    const again = await send(url, a);
    expect(again.json).toMatchObject({ received: 10, complete: false });
    expect(again.json.id).not.toBe(done.json.id);
  });

  it("lets no id become a path", async () => {
    const { url, root, fileAt } = await startServer();
    for (const id of ["../../x", "/etc/x", "x".repeat(2000), "a.json"]) {
      expect((await sendRaw(url, "bytes 0-4/5", "hello", id)).status).toBe(200);
    }
    const names = await readdir(fileAt("chunked"));
    expect(names.every((name) => /^([0-9a-f]{32}\.json|[0-9a-f-]{36})$/.test(name))).toBe(true);
    expect((await readdir(root)).sort()).toEqual(["chunked", "objects", "tus", "upload"]);
  });
});

describe("chunks that are refused", () => {
  it.each([
    ["bytes 0-10/10", 416],
    ["bytes 5-4/10", 416],
    ["bytes 10-14/10", 416],
    ["bytes -5/10", 416],
    ["bytes 0-4/*", 416],
    ["items 0-4/10", 416],
    ["bytes 0-4/99999999999999999999", 416],
    ["bytes 0-3/10", 416], // body is longer
    ["bytes 0-5/10", 416], // body is shorter
    [null, 400],
    ["bytes 0-4/1001", 413],
  ])("answers Content-Range %j with %i", async (range, status) => {
    const { url } = await startServer({ limits: { fileSize: 1000 } });
    const response = await sendRaw(url, range, "hello");
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatchObject({ code: expect.any(String) });
  });

  it("refuses a chunk that disagrees about the size of the file", async () => {
    const { url } = await startServer();
    await sendRaw(url, "bytes 0-4/10", "hello");
    expect((await sendRaw(url, "bytes 5-9/11", "world")).status).toBe(416);
    expect((await sendRaw(url, "bytes 5-9/10", "world")).status).toBe(200);
  });

  it("lets a refused first chunk fix neither the size of the file nor its bytes", async () => {
    const { url, fileAt } = await startServer();
    expect((await sendRaw(url, "bytes 5-19/20", "too short")).status).toBe(416);
    const { id, complete } = await (await sendRaw(url, "bytes 0-9/10", "helloworld")).json();
    expect(complete).toBe(true);
    expect(await readFile(fileAt("chunked", id), "utf8")).toBe("helloworld");
  });

  it("refuses a second file, and does not count the first", async () => {
    const { url } = await startServer();
    const body = formOf({ uploadId: "two", a: randomFile(5), b: randomFile(5) });
    const headers = { "Content-Range": "bytes 0-4/10" };
    expect((await fetch(`${url}/chunked`, { method: "POST", headers, body })).status).toBe(413);
    const next = await sendRaw(url, "bytes 5-9/10", "world", "two");
    expect(await next.json()).toMatchObject({ received: 5, complete: false });
  });

  it("never writes past the range it was given", async () => {
    const { url, fileAt } = await startServer();
    await sendRaw(url, "bytes 5-9/10", "world");
    expect((await sendRaw(url, "bytes 0-4/10", "hello, this is too much")).status).toBe(416);
    const response = await sendRaw(url, "bytes 0-4/10", "hello");
    const { id } = await response.json();
    expect(await readFile(fileAt("chunked", id), "utf8")).toBe("helloworld");
  });

  it("refuses bytes without Content-Range", async () => {
    const { url, fileAt } = await startServer();
    expect((await sendRaw(url, null, "hello")).status).toBe(400);
    const body = formOf({ file: randomFile(5) });
    expect((await fetch(`${url}/chunked`, { method: "POST", body })).status).toBe(400);
    expect(await readdir(fileAt("chunked"))).toEqual([]);
  });

  it("refuses a form without a file", async () => {
    const { url } = await startServer();
    const headers = { "Content-Range": "bytes 0-4/5" };
    const body = formOf({ a: "b" });
    const response = await fetch(`${url}/chunked`, { method: "POST", headers, body });
    expect(response.status).toBe(400);
  });

  it("answers 507 when the disk is full, and does not count the chunk", async () => {
    const { url, fileAt } = await startServer({ openFile: fullDisk(1000) });
    const file = randomFile(200_500);
    const [big, small] = chunksOf(file, 200_000, "full") as [Chunk, Chunk];
    expect(await send(url, big)).toMatchObject({
      status: 507,
      json: { error: { code: "storage_full" } },
    });
    expect((await send(url, small)).json.received).toBe(500);
    expect((await readdir(fileAt("chunked"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("does not count a chunk whose client went away", async () => {
    const { url } = await startServer();
    const headers = { "Content-Range": "bytes 0-99999/100005", "X-Upload-Id": "raw" };
    const { req } = openRequest(`${url}/chunked`, "PUT", { ...headers, "Content-Length": 100_000 });
    req.write(Buffer.alloc(50_000));
    await wait(50);
    req.destroy();
    const response = await sendRaw(url, "bytes 100000-100004/100005", "world");
    expect(await response.json()).toMatchObject({ received: 5, complete: false });
  });
});

describe("over time", () => {
  it("goes on after the process was killed in the middle", async () => {
    const dir = await tempDir();
    const file = randomFile(300_000);
    const [a, b, c] = chunksOf(file, 100_000, "killed") as [Chunk, Chunk, Chunk];
    const before = await spawnServer(dir);
    const { id } = (await send(before.url, c)).json;
    await send(before.url, a);
    const headers = { "Content-Range": "bytes 100000-199999/300000", "X-Upload-Id": "killed" };
    const half = openRequest(`${before.url}/chunked`, "PUT", { ...headers, "Content-Length": 1e5 });
    half.req.write(Buffer.alloc(40_000, 1));
    await wait(50);
    await before.kill();

    const after = await spawnServer(dir);
    expect((await send(after.url, c)).json).toMatchObject({ id, received: 200_000 });
    expect((await send(after.url, b)).json).toMatchObject({ id, complete: true });
    expect(await sha256OfFile(`${dir}/chunked/${id}`)).toBe(sha256(await bytesOf(file)));
  });

  it("removes unfinished uploads after a while and keeps finished files", async () => {
    const { url, fileAt } = await startServer({ keepUnfinished: 2000 });
    const done = await (await sendRaw(url, "bytes 0-4/5", "hello", "done")).json();
    await sendRaw(url, "bytes 0-4/10", "hello", "unfinished");
    const isSwept = async () => (await readdir(fileAt("chunked"))).length === 1;
    expect(await eventually(isSwept)).toBe(true);
    expect(await readdir(fileAt("chunked"))).toEqual([done.id]);
    expect((await sendRaw(url, "bytes 5-9/10", "world", "unfinished")).status).toBe(200);
  });
});
