import { expect, it } from "vitest";
import { elementsNamed, type JsxElement, textAttribute, textValue } from "./mdx";

const element = (name: string, label: string, ...children: JsxElement[]): JsxElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: [textAttribute("label", label)],
  children,
});

it("finds elements by their name at every depth, in reading order", () => {
  const inText: JsxElement = { ...element("Example", "third"), type: "mdxJsxTextElement" };
  const tree = {
    type: "root",
    children: [
      element("Example", "first", element("Example", "second")),
      element("Tabs", "none", element("Tab", "none", inText)),
    ],
  };
  const labels = elementsNamed("Example", tree).map((found) => textValue(found, "label"));
  expect(labels).toEqual(["first", "second", "third"]);
});
