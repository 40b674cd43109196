import { expect, it } from "vitest";
import { shortClassNames } from "./shortClassNames";

it("names classes by their hash, and leaves other styles alone", () => {
  const plain = { loader: "css-loader", options: { importLoaders: 1 } };
  const modules = { localIdentName: "[local]_[contenthash:base64:4]", exportOnlyLocals: true };
  const config = {
    module: {
      rules: [
        { test: /\.md$/ },
        { test: /\.css$/, use: [plain] },
        { test: /\.module\.css$/, use: [{ loader: "css-loader", options: { modules } }] },
      ],
    },
  };
  shortClassNames(config);
  expect(modules).toEqual({ localIdentName: "[contenthash:base64:5]", exportOnlyLocals: true });
  expect(plain.options).toEqual({ importLoaders: 1 });
});

it("says which file to mend when the framework has no such setting any more", () => {
  expect(() => shortClassNames({ module: { rules: [{ use: [{ options: {} }] }] } })).toThrow(
    /localIdentName.*shortClassNames\.ts/,
  );
});
