import { existsSync } from "node:fs";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import { expect, it } from "vitest";
import labPlugin from ".";

const siteDir = path.resolve(__dirname, "../..");
const context = { siteDir } as LoadContext;

// the plugin looks at neither the configuration nor the other arguments
function configFor(isServer: boolean) {
  const configure = labPlugin(context).configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => { resolve?: { alias: Record<string, string> } };
  return configure({}, isServer);
}

it("replaces the uploader in the browser bundle only", () => {
  const target = configFor(false).resolve?.alias["@rpldy/uploader$"] ?? "";
  expect(existsSync(target)).toBe(true);
  expect(configFor(true)).toEqual({});
});
