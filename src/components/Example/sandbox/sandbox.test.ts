import { describe, expect, it } from "vitest";
import { sandboxParts } from "../../../../plugins/examples/packages";
import { compress } from "./compress";
import { codeSandboxForm, stackBlitzForm } from "./forms";
import { type ExampleCode, projectFiles } from "./project";

const root = process.cwd();
const code: ExampleCode = {
  name: "UploadButton.basic",
  language: "ts",
  files: { "UploadButton.basic.tsx": "export default () => null;\n" },
  dependencies: { "@rpldy/uploady": "0.17.5" },
};

describe("compress", () => {
  // Made with lz-string 1.5.0, compressToBase64, in the URL-safe alphabet without padding.
  it.each([
    ["", "Q"],
    ["hello world", "BYUwNmD2AEDukCcwBMg"],
    ["ü€😀", "D-GoJLwbgAe0A"],
    ['{"files":{}}'.repeat(3), "N4IgZglgNgpgziAXMAvi0lYOWj15KopA"],
  ])("writes %j in the format CodeSandbox reads", (text, expected) => {
    expect(compress(text)).toBe(expected);
  });

  it("can be read back, whatever the text", () => {
    const text = JSON.stringify(projectFiles(code, sandboxParts(root)));
    expect(decompress(compress(text))).toBe(text);
    expect(compress(text).length).toBeLessThan(text.length);
  });
});

describe("projectFiles", () => {
  const files = projectFiles(code, sandboxParts(root));
  const manifest = JSON.parse(files["package.json"] ?? "");

  it("pins the library, React and the tools, with the overrides of this site", () => {
    expect(manifest.dependencies).toMatchObject({ "@rpldy/uploady": "0.17.5", react: "19.3.1" });
    expect(manifest.overrides["@rpldy/shared-ui"]).toBe("0.17.5");
    const versions = [manifest.dependencies, manifest.devDependencies, manifest.overrides];
    for (const version of versions.flatMap((list) => Object.values(list))) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it("starts the example from its own file, and changes nothing in it", () => {
    expect(files["src/UploadButton.basic.tsx"]).toBe(code.files["UploadButton.basic.tsx"]);
    expect(files["src/main.tsx"]).toContain('from "./UploadButton.basic"');
    expect(files["index.html"]).toContain('src="/src/main.tsx"');
    expect(files["vite.config.js"]).toContain("upload-server.js");
  });

  it("leaves TypeScript out of a JavaScript project", () => {
    const js = projectFiles({ ...code, language: "js" }, sandboxParts(root));
    expect(Object.keys(js)).toContain("src/main.jsx");
    expect(Object.keys(js).filter((name) => /\.tsx?$|tsconfig/.test(name))).toEqual([
      "src/UploadButton.basic.tsx", // as given above; a page passes the .jsx file
    ]);
    expect(js["package.json"]).not.toContain("typescript");
  });
});

describe("forms", () => {
  it("gives StackBlitz each file as a field", () => {
    const { action, fields } = stackBlitzForm("A title", { "src/a.tsx": "a" }, "src/a.tsx");
    expect(action).toBe("https://stackblitz.com/run?file=src%2Fa.tsx");
    expect(fields).toMatchObject({
      "project[title]": "A title",
      "project[template]": "node",
      "project[files][src/a.tsx]": "a",
    });
  });

  it("gives CodeSandbox all files in one compressed field", () => {
    const { fields } = codeSandboxForm({ "src/a.tsx": "a" }, "src/a.tsx");
    expect(JSON.parse(decompress(fields.parameters ?? ""))).toEqual({
      files: { "src/a.tsx": { content: "a" } },
    });
  });
});

/** Reads what `compress` wrote: the other half of the format, needed by this test only. */
function decompress(text: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const bits = [...text].flatMap((character) =>
    [32, 16, 8, 4, 2, 1].map((bit) => (alphabet.indexOf(character) & bit ? 1 : 0)),
  );
  let position = 0;
  const read = (width: number) => {
    let value = 0;
    for (let bit = 0; bit < width; bit++) value |= (bits[position++] ?? 0) << bit;
    return value;
  };
  const phrases = ["", "", ""];
  let width = 2;
  let untilWider = 2;
  const countDown = () => {
    untilWider -= 1;
    if (untilWider === 0) untilWider = 2 ** width++;
  };
  let result = "";
  let previous = "";
  for (;;) {
    let number = read(width);
    if (number === 2) return result;
    if (number < 2) {
      phrases.push(String.fromCharCode(read(number === 0 ? 8 : 16)));
      number = phrases.length - 1;
      countDown();
    }
    const entry = phrases[number] ?? previous + previous.charAt(0);
    result += entry;
    if (previous !== "") phrases.push(previous + entry.charAt(0));
    previous = entry;
    countDown();
  }
}
