import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startServer } from "../../servers/lib/testing";
import { type ChunkStep, chunkSteps, prepareChunk } from "./chunked";
import { multipartRequests } from "./multipart";
import { objectSteps, prepareObject, serviceRequests } from "./services";
import { openLab, openServer, type Seen, type Sent, type Side } from "./sides";
import { tusExchange, tusSteps } from "./tus";
import { createReader } from "./visible";

/** Sends what each side is to be sent, and demands that both answers mean the same. */
type Both = (prepare: (side: Side) => Sent) => Promise<Record<Side["name"], Seen>>;

/** A fresh lab, and the shared server seen through the eyes of a new client. */
function openBoth(serverUrl: string): { send: Both; run: string } {
  const run = randomUUID().slice(0, 8);
  const sides = [openLab(), openServer(serverUrl, `client ${run}`)].map((side) => ({
    side,
    read: createReader(side),
  }));
  const send: Both = async (prepare) => {
    const answers = [];
    for (const { side, read } of sides) {
      const request = prepare(side);
      const seen = await side.send(request);
      answers.push({ seen, visible: read(seen), request });
    }
    const [lab, server] = answers;
    if (!lab || !server) throw new Error("two sides answer");
    const { method, path, headers } = lab.request;
    const what = `${method} ${path} ${JSON.stringify(headers ?? {})}`;
    expect({ what, ...(lab.visible as object) }).toEqual({ what, ...(server.visible as object) });
    return { lab: lab.seen, server: server.seen };
  };
  return { send, run };
}

/** The bytes of an upload by their place, and its size once it is complete. */
interface StoredBytes {
  bytes: Map<number, number>;
  total?: number;
}

const RUNS = { numRuns: 150 };

describe("the lab answers like the real servers", () => {
  it("to forms", async () => {
    const { url, fileAt } = await startServer();
    await fc.assert(
      fc.asyncProperty(multipartRequests, async (requests) => {
        const { send } = openBoth(url);
        for (const { request, files } of requests) {
          const { server } = await send(() => request);
          if (server.status !== 200) continue;
          const stored: { id: string; size: number }[] = JSON.parse(server.text).files;
          expect(stored.map(({ size }) => size)).toEqual(files.map((bytes) => bytes.length));
          for (const [index, { id }] of stored.entries()) {
            expect(await readFile(fileAt("upload", id))).toEqual(Buffer.from(files[index] ?? []));
          }
        }
      }),
      RUNS,
    );
  });

  it("to chunks in any order, repeated, overlapping, missing or wrong", async () => {
    const { url, fileAt } = await startServer();
    await fc.assert(
      fc.asyncProperty(chunkSteps, async (steps: ChunkStep[]) => {
        const { send, run } = openBoth(url);
        /** What the lab says arrived, by the server's id: exactly that must be on the disk. */
        const expected = new Map<string, StoredBytes>();
        for (const step of steps) {
          const { request, start, bytes } = prepareChunk(step, run);
          const { lab, server } = await send(() => request);
          if (lab.status !== 200) continue;
          const { id, total, complete } = JSON.parse(server.text);
          const upload: StoredBytes = expected.get(id) ?? { bytes: new Map() };
          expected.set(id, upload);
          for (const [index, byte] of bytes.entries()) upload.bytes.set(start + index, byte);
          if (complete) upload.total = total;
        }
        for (const [id, { bytes, total }] of expected) {
          const stored = await readFile(fileAt("chunked", id));
          if (total !== undefined) expect(stored.length).toBe(total);
          for (const [at, byte] of bytes) expect([at, stored[at]]).toEqual([at, byte]);
        }
      }),
      RUNS,
    );
  });

  it("to tus", async () => {
    const { url, fileAt } = await startServer();
    await fc.assert(
      fc.asyncProperty(tusSteps, async (steps) => {
        const { send } = openBoth(url);
        const uploads = await tusExchange(steps, send);
        for (const { id, bytes, isDeleted } of uploads) {
          const stored = await readFile(fileAt("tus", id)).catch(() => null);
          expect(stored).toEqual(isDeleted ? null : Buffer.from(bytes));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("to signed uploads", async () => {
    const { url, fileAt } = await startServer();
    await fc.assert(
      fc.asyncProperty(objectSteps, async (steps) => {
        const { send } = openBoth(url);
        for (const step of steps) {
          const query = new URLSearchParams({ name: step.name, type: step.type });
          const path = `/sign?${query}`;
          const signed = await send(() => ({ method: step.signMethod, path }));
          if (signed.lab.status !== 200) continue;
          const urlOn = (side: Side) => new URL(JSON.parse(signed[side.name].text).url);
          const { server } = await send((side) => prepareObject(step, urlOn(side)));
          const key = urlOn({ name: "server" } as Side).pathname.slice("/objects/".length);
          const stored = await readFile(fileAt("objects", key)).catch(() => null);
          expect(stored).toEqual(server.status === 200 ? Buffer.from(step.bytes) : null);
        }
      }),
      RUNS,
    );
  });

  it("to everything else: addresses, tokens, an echo, wrong methods and wrong paths", async () => {
    const { url } = await startServer();
    await fc.assert(
      fc.asyncProperty(serviceRequests, async (requests) => {
        const { send } = openBoth(url);
        for (const request of requests) await send(() => request);
      }),
      RUNS,
    );
  });
});

describe("what only one of them does", () => {
  const TUS = { "Tus-Resumable": "1.0.0" };

  it("joins parallel tus uploads in the lab only, and each says what it can do", async () => {
    const { url } = await startServer();
    const [lab, server] = [openLab(), openServer(url, "concatenation")];
    const extensions = async (side: Side) => {
      const answer = await side.send({ method: "OPTIONS", path: "/tus/" });
      return answer.headers["tus-extension"]?.split(",").sort();
    };
    const shared = ["creation", "creation-defer-length", "creation-with-upload", "termination"];
    expect(await extensions(lab)).toEqual([...shared, "concatenation"].sort());
    expect(await extensions(server)).toEqual([...shared, "expiration"].sort());

    const statusOf = async (side: Side) => {
      const empty = { ...TUS, "Upload-Length": "0" };
      const part = await side.send({ method: "POST", path: "/tus/", headers: empty });
      const headers = { ...TUS, "Upload-Concat": `final;${part.headers.location}` };
      return (await side.send({ method: "POST", path: "/tus/", headers })).status;
    };
    expect(await statusOf(lab)).toBe(201);
    expect(await statusOf(server)).toBe(501);
  });

  it("plays Cloudinary in the lab only", async () => {
    const { url } = await startServer();
    const body = new FormData();
    body.set("upload_preset", "docs");
    body.set("file", new File(["x"], "x.txt"));
    const request = { method: "POST", path: "/v1_1/demo/upload", body };
    expect((await openLab().send(request)).status).toBe(200);
    expect((await openServer(url, "cloud").send(request)).status).toBe(404);
  });

  it("limits sizes on the server only", async () => {
    const { url } = await startServer({ limits: { fileSize: 10 } });
    const headers = { ...TUS, "Upload-Length": "11" };
    const request = { method: "POST", path: "/tus/", headers };
    expect((await openLab().send(request)).status).toBe(201);
    expect((await openServer(url, "limits").send(request)).status).toBe(413);
  });
});
