import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const docs = path.resolve(__dirname, "../build/docs");

/** Kilobytes, gzip, of the HTML of a page of the docs. */
const MOST = 14;

/** Two long references, and pages with several examples or a whole server: none of them may grow. */
const LONG: Record<string, number> = {
  "api/events": 26.4,
  "api/types": 21.8,
  "api/providers/chunked-uploady": 14.1,
  changelog: 14.3,
  "guides/Crop": 15.4,
  "guides/DynamicParameters": 16,
  "guides/FileFilter": 14.6,
  "guides/RetryFailedUploads": 14.7,
  "guides/UploaderEnhancers": 14.4,
  "guides/UploaderEvents": 14.8,
  "guides/UploadQueue": 14.4,
  "packages/rpldy-shared": 14.6,
  "packages/rpldy-shared-ui": 14.2,
};

test("the HTML of docs pages keeps its limit", () => {
  const pages = readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({
      page: path.dirname(file).split(path.sep).join("/"),
      weight: gzipSync(readFileSync(path.join(docs, file)), { level: 9 }).length / 1000,
    }));
  expect(pages.length).toBeGreaterThan(100);
  const heavy = pages.filter(({ page, weight }) => weight > (LONG[page] ?? MOST));
  expect(heavy).toEqual([]);
});
