import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteBuild } from "./steps.mjs";

const root = path.resolve(__dirname, "..");
const files = {
  "shared.ts": "export const shared: object = {};",
  "config.ts": 'import { shared } from "./shared";\nexport default { shared };',
  "plugin.ts":
    'import { shared } from "./shared";\nexport const beside = 1;\nexport default async () => ({ shared, late: (await import("./shared")).shared });',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "load-once-"));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a script prints that runs as the framework's build does. */
function run(script: string): unknown {
  const options = siteBuild.filter((argument) => argument.startsWith("--"));
  const load = `const load = (name) => require("@docusaurus/utils").loadFreshModule(${JSON.stringify(folder)} + "/" + name);`;
  const output = execFileSync(
    process.execPath,
    [
      ...options,
      "-e",
      `${load} (async () => ${script})().then((it) => console.log(JSON.stringify(it)));`,
    ],
    { cwd: root, encoding: "utf8" },
  );
  return JSON.parse(output);
}

it("loads configuration and plugins with one copy of what they share", () => {
  expect(
    run(`{
      const config = await load("config.ts");
      const { default: plugin, beside } = await load("plugin.ts");
      const { shared, late } = await plugin();
      return [shared === config.shared, late === shared, beside];
    }`),
  ).toEqual([true, true, 1]);
});

it("compiles a file again once it has changed", () => {
  const load = () => run('(await load("changing.ts"))()');
  for (const text of ["first", "second"]) {
    writeFileSync(path.join(folder, "changing.ts"), `export default (): string => "${text}";\n`);
    expect([load(), load()]).toEqual([text, text]);
  }
});

it("gives the line of the source in errors", () => {
  writeFileSync(
    path.join(folder, "failing.ts"),
    "interface Unused {\n  a: string;\n}\n\nexport default () => {\n  throw new Error('here');\n};\n",
  );
  expect(
    run('{ try { (await load("failing.ts"))(); } catch (error) { return error.stack; } }'),
  ).toContain("failing.ts:6:");
});

it("does without the tools that faster ones replace, and says so to whoever wants one", () => {
  const wanted = `require("node:module").createRequire(require.resolve("@docusaurus/bundler"))`;
  expect(
    run(`{
      require("@docusaurus/bundler");
      const loaded = Object.keys(require.cache).filter((file) => /node_modules.(?:webpackbar|html-minifier-terser|@babel.traverse).lib/.test(file) && require.cache[file].children.length > 0);
      try { ${wanted}("html-minifier-terser").minify; } catch (error) { return [loaded, error.message]; }
    }`),
  ).toEqual([[], expect.stringMatching(/html-minifier-terser is needed.*scripts.loadOnce\.cjs/)]);
});
