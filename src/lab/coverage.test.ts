import { expect, it } from "vitest";
import { coverageOf } from "./coverage";
import type { WireRow } from "./session";

const ROW: WireRow = {
  id: 1,
  via: "xhr",
  mode: "simulated",
  method: "POST",
  url: "https://uploads.example.com/chunked",
  requestHeaders: [],
  body: { kind: "none" },
  total: 0,
  sent: 0,
  time: 0,
  duration: 1,
  outcome: "answered",
  status: 200,
  responseHeaders: [],
  responseBody: "",
};

const chunk = (range: string, change: Partial<WireRow> = {}): WireRow => ({
  ...ROW,
  requestHeaders: [["Content-Range", range]],
  body: { kind: "form", parts: [{ field: "file", file: { name: "a", size: 1, type: "" } }] },
  ...change,
});

it("joins accepted chunks and leaves out the others", () => {
  const rows = [
    chunk("bytes 0-9/30"),
    chunk("bytes 20-29/30"),
    chunk("bytes 10-19/30", { status: 500 }),
    chunk("bytes 10-19/30", { outcome: "pending", status: 0 }),
  ];
  expect(coverageOf(rows)).toEqual([
    {
      key: "a/30",
      label: "a",
      total: 30,
      ranges: [
        [0, 10],
        [20, 30],
      ],
    },
  ]);
  expect(coverageOf([...rows, chunk("bytes 10-19/30")])[0]?.ranges).toEqual([[0, 30]]);
});

it("follows a tus upload over a cut connection and a resume", () => {
  const url = "https://uploads.example.com/tus/x";
  const created: WireRow = {
    ...ROW,
    url: "https://uploads.example.com/tus/",
    requestHeaders: [["Upload-Length", "100"]],
    responseHeaders: [["location", "/tus/x"]],
    status: 201,
  };
  const patch = (offset: number, change: Partial<WireRow>): WireRow => ({
    ...ROW,
    url,
    method: "PATCH",
    requestHeaders: [["Upload-Offset", String(offset)]],
    body: { kind: "raw", size: 100 - offset, type: "" },
    ...change,
  });
  const cut = patch(0, { outcome: "network error", status: 0, sent: 40 });
  expect(coverageOf([created, cut])[0]).toMatchObject({ total: 100, ranges: [[0, 40]] });

  const head: WireRow = {
    ...ROW,
    url,
    method: "HEAD",
    responseHeaders: [
      ["upload-length", "100"],
      ["upload-offset", "40"],
    ],
  };
  expect(coverageOf([head])[0]?.ranges).toEqual([[0, 40]]);
  expect(coverageOf([head, patch(40, { status: 204, sent: 60 })])[0]?.ranges).toEqual([[0, 100]]);
});
