import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractLibrary } from "./extract";
import { type FixtureSite, fixtureSite } from "./fixture";
import type { Library } from "./model";
import { signatureText } from "./surface";
import { tokensText } from "./tokens-text";

let site: FixtureSite;
let library: Library;
beforeAll(async () => {
  site = fixtureSite();
  library = await extractLibrary(site.source);
});
afterAll(() => site.dispose());

const symbol = (id: string) => {
  const found = library.symbols.find((entry) => entry.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe("symbols", () => {
  test("are found where they are defined, with those who pass them on", () => {
    expect(symbol("openBox")).toMatchObject({
      package: "@fixture/core",
      reexportedBy: ["@fixture/ui"],
      kind: "utility",
    });
  });

  test("carry the marks of types and running code", () => {
    expect(symbol("forgotten")).toMatchObject({ inTypes: true, atRuntime: false });
    expect(symbol("hidden")).toMatchObject({ inTypes: false, atRuntime: true });
    expect(symbol("hidden").reexportedBy).toEqual(["@fixture/ui"]);
  });

  test("show what a local generic alias stands for, since readers cannot look it up", () => {
    const [signature] = symbol("useBox").signatures;
    expect(signature && signatureText(signature)).toBe(
      "(cb: (value: BoxOptions) => void) => BoxOptions | undefined",
    );
    expect(signature?.returns).toContainEqual({ t: "BoxOptions", ref: "BoxOptions" });
  });

  test("of components name their props type, which keeps inherited options apart", () => {
    expect(symbol("Box")).toMatchObject({
      kind: "component",
      props: "BoxProps",
      defaultOf: ["@fixture/ui"],
    });
    const props = symbol("BoxProps");
    expect(props.inherits).toEqual([{ ref: "BoxOptions", partial: false }]);
    expect(props.members.map((member) => [member.name, tokensText(member.type)])).toEqual([
      ["color", "string"],
    ]);
  });

  test("take defaults and values from the running code", () => {
    expect(symbol("BoxOptions").members).toMatchObject([
      { name: "size", required: false, default: "3" },
      { name: "label", required: false },
    ]);
    expect(symbol("BOX_STATES").values).toEqual([
      { name: "OPEN", value: '"open"' },
      { name: "SHUT", value: '"shut"' },
    ]);
  });
});

test("packages show one version and its dependencies in that version", () => {
  expect(library.packages).toMatchObject([
    { name: "@fixture/core", version: "2.0.0" },
    { name: "@fixture/ui", version: "2.0.0", dependencies: { "@fixture/core": "^2.0.0" } },
  ]);
});

test("sizes are the same each time, and the own code is the smaller part", async () => {
  const again = await extractLibrary(site.source);
  expect(again).toEqual(library);
  for (const { ownSize, fullSize } of library.packages) {
    expect(ownSize.gzip).toBeGreaterThan(0);
    expect(fullSize.min).toBeGreaterThanOrEqual(ownSize.min);
  }
});
