import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { guideTitle } from "../library";
import { loadLibrary } from "../library/cache";
import { readApiDocs } from "../library/docs";
import type { Library } from "../library/model";
import { buildApi } from "./build";
import { type ApiJson, apiSchema, jsonSchema } from "./schema";

const root = path.resolve(__dirname, "../..");
const url = "https://site.example";

let library: Library;
let api: ApiJson;

beforeAll(async () => {
  library = await loadLibrary();
  api = build();
}, 120_000);

const build = () =>
  buildApi({
    library,
    docs: readApiDocs(root),
    url,
    title: "React-Uploady",
    guideTitle: (name) => guideTitle(root, name),
  });

const symbol = (id: string) => api.symbols.find((entry) => entry.id === id);

describe("api.json", () => {
  it("holds every export of every package, each documented somewhere", () => {
    expect(api.symbols.map(({ id }) => id)).toEqual(library.symbols.map(({ id }) => id));
    const ids = new Set(api.symbols.map(({ id }) => id));
    expect(ids.size).toBe(api.symbols.length);
    for (const { exports } of api.packages) {
      expect(exports.filter((entry) => !ids.has(entry.symbol))).toEqual([]);
    }
    expect(api.symbols.filter((entry) => !entry.url || !entry.summary)).toEqual([]);
  });

  it("describes a component", () => {
    expect(symbol("UploadButton")).toMatchObject({
      kind: "component",
      package: "@rpldy/upload-button",
      importFrom: 'import UploadButton from "@rpldy/upload-button";',
      url: `${url}/docs/api/components/uploadButton/`,
    });
    expect(symbol("UploadButton")?.props?.find(({ name }) => name === "extraProps")).toMatchObject({
      required: false,
    });
    expect(
      symbol("UploadOptions")?.members?.find(({ name }) => name === "autoUpload"),
    ).toMatchObject({ default: "true" });
  });

  it("describes a hook", () => {
    const hook = symbol("useItemFinishListener");
    expect(hook?.parameters?.length).toBeGreaterThan(0);
    expect(hook?.returns).toContain("void");
    expect(hook?.related.find(({ label }) => label === "Events")?.links[0]).toEqual({
      name: "UPLOADER_EVENTS.ITEM_FINISH",
      url: `${url}/docs/api/events/#uploader_events`,
    });
  });

  it("describes events and their payloads", () => {
    expect(api.events.find(({ name }) => name === "UPLOADER_EVENTS.BATCH_START")).toMatchObject({
      value: '"BATCH-START"',
      payload: [
        { name: "batch", type: "Batch" },
        { name: "options", type: "CreateOptions" },
      ],
      cancellable: true,
      updates: true,
      awaited: true,
      url: `${url}/docs/api/events/#batch_start`,
    });
  });

  it("is the same each time", () => {
    expect(JSON.stringify(build())).toBe(JSON.stringify(api));
  });
});

describe("its schema", () => {
  interface Schema {
    type?: string;
    properties?: Record<string, Schema>;
    required?: string[];
    items?: Schema;
    enum?: string[];
    const?: unknown;
    additionalProperties?: Schema | boolean;
    description?: string;
  }

  /** The part of JSON Schema that ours uses, read on its own: not by the code that wrote it. */
  function faults(data: unknown, schema: Schema, at = "$"): string[] {
    if (schema.const !== undefined) return data === schema.const ? [] : [`${at}: constant`];
    if (schema.enum) return schema.enum.includes(data as string) ? [] : [`${at}: enum`];
    if (schema.type === "array") {
      if (!Array.isArray(data)) return [`${at}: no array`];
      return data.flatMap((entry, index) => faults(entry, schema.items ?? {}, `${at}[${index}]`));
    }
    if (schema.type === "object") {
      const object = data as Record<string, unknown>;
      const known = schema.properties ?? {};
      return [
        ...(schema.required ?? [])
          .filter((key) => !(key in object))
          .map((key) => `${at}.${key}: missing`),
        ...Object.entries(object).flatMap(([key, entry]) => {
          const part = known[key] ?? schema.additionalProperties;
          if (part === false || part === undefined) return [`${at}.${key}: unknown`];
          return part === true ? [] : faults(entry, part, `${at}.${key}`);
        }),
      ];
    }
    const type = typeof data === "number" && Number.isInteger(data) ? "integer" : typeof data;
    return type === schema.type ? [] : [`${at}: ${type} instead of ${schema.type}`];
  }

  const schema = jsonSchema(`${url}/api.schema.json`) as Schema & { $id: string; $schema: string };

  it("accepts the data", () => {
    expect(schema.$schema).toMatch(/^https:\/\/json-schema\.org\//);
    expect(faults(JSON.parse(JSON.stringify(api)), schema)).toEqual([]);
  });

  it("refuses other data", () => {
    const broken = { ...api, symbols: [{ ...api.symbols[0], kind: "thing", extra: 1 }] };
    expect(faults(broken, schema).sort()).toEqual([
      "$.symbols[0].extra: unknown",
      "$.symbols[0].kind: enum",
    ]);
    expect(apiSchema.safeParse(broken).success).toBe(false);
  });

  it("says what the fields of a symbol and of an event mean", () => {
    for (const list of ["symbols", "events"]) {
      const fields = schema.properties?.[list]?.items?.properties ?? {};
      expect(Object.keys(fields).length).toBeGreaterThan(8);
      for (const [name, { description }] of Object.entries(fields)) {
        expect(description, name).toBeTruthy();
      }
    }
  });
});
