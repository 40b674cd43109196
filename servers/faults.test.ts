import { expect, it } from "vitest";
import { formOf, randomFile, startServer } from "./lib/testing";

const upload = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body: formOf({ file: randomFile(100_000) }), headers });

async function statuses(count: number, send: () => Promise<Response>): Promise<number[]> {
  const list: number[] = [];
  for (let i = 0; i < count; i += 1) list.push((await send()).status);
  return list;
}

it("ignores orders unless faults are switched on", async () => {
  const { url } = await startServer();
  expect((await upload(`${url}/upload?fail=500`, { "X-Fail": "fail=500" })).status).toBe(200);
});

it("fails every request, the first ones, or the n-th", async () => {
  const { url } = await startServer({ faults: true });
  const at = (query: string) => () => upload(`${url}/upload?${query}`);
  expect(await statuses(3, at("fail=503"))).toEqual([503, 503, 503]);
  expect(await statuses(3, at("fail=500&times=1"))).toEqual([500, 200, 200]);
  expect(await statuses(3, at("fail=500&times=1&run=2"))).toEqual([500, 200, 200]);
  expect(await statuses(3, at("fail=429&nth=2"))).toEqual([200, 429, 200]);
  expect(await (await upload(`${url}/upload?fail=500`)).json()).toMatchObject({
    error: { code: "fault" },
  });
  expect((await upload(`${url}/upload?fail=nonsense`)).status).toBe(400);
});

it("takes orders by header and for one method", async () => {
  const { url } = await startServer({ faults: true });
  const headers = { "X-Fail": "fail=500&times=1&method=PATCH", "Tus-Resumable": "1.0.0" };
  const create = { ...headers, "Upload-Length": "5" };
  const created = await fetch(`${url}/tus/`, { method: "POST", headers: create });
  expect(created.status).toBe(201);
  const patch = () =>
    fetch(url + created.headers.get("location"), {
      method: "PATCH",
      headers: {
        ...headers,
        "Upload-Offset": "0",
        "Content-Type": "application/offset+octet-stream",
      },
      body: "hello",
    });
  expect(await statuses(2, patch)).toEqual([500, 204]);
});

it("drops the connection, at once or in the middle, and delays", async () => {
  const { url } = await startServer({ faults: true });
  await expect(upload(`${url}/upload?fail=drop`)).rejects.toThrow();
  await expect(upload(`${url}/upload?fail=drop&bytes=50000`)).rejects.toThrow();
  const before = Date.now();
  expect((await upload(`${url}/upload?delay=120`)).status).toBe(200);
  expect(Date.now() - before).toBeGreaterThanOrEqual(115);
});

it("closes although a client left during a delay", async () => {
  const { url, server } = await startServer({ faults: true });
  const signal = AbortSignal.timeout(50);
  await expect(fetch(`${url}/upload?delay=300`, { method: "POST", signal })).rejects.toThrow();
  await server.close();
  await expect(fetch(url)).rejects.toThrow();
});

it("lets browsers send the order across origins", async () => {
  const { url } = await startServer({ faults: true });
  const headers = { Origin: "http://localhost:3000", "Access-Control-Request-Method": "POST" };
  const response = await fetch(`${url}/upload`, { method: "OPTIONS", headers });
  expect(response.headers.get("access-control-allow-headers")).toContain("X-Fail");
});
