// @vitest-environment happy-dom
import { act, type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { compileProgram } from "../sandbox/compile";
import { modules } from "../sandbox/modules";
import { runModules } from "../sandbox/runtime";
import { compose } from "./compose";
import { allChoices } from "./rules";

async function evaluate({ code }: { code: string }): Promise<Record<string, unknown>> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
}

async function componentOf(file: string, source: string): Promise<ComponentType> {
  const program = compileProgram({ [file]: source });
  const { default: component } = await runModules(program.modules, modules, evaluate);
  return component as ComponentType;
}

describe("every recipe mounts", () => {
  const complaint = vi.fn();
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.spyOn(console, "error").mockImplementation(complaint);
  });
  afterAll(() => vi.restoreAllMocks());

  const expected = {
    button: "button",
    drop: "button",
    paste: "textarea",
    url: "input",
    form: "form",
  };
  const cases = allChoices().map((choices) => {
    const { input, output, server, shown } = choices;
    return [[input, output, server, ...shown].join(" "), choices] as const;
  });

  it.each(cases)("%s", async (_name, choices) => {
    const { tsx, jsx } = compose(choices);
    for (const [file, source] of [
      ["Recipe.tsx", tsx],
      ["Recipe.jsx", jsx],
    ] as const) {
      const component = await componentOf(file, source);
      const box = document.createElement("div");
      document.body.append(box);
      const root = createRoot(box);
      await act(async () => root.render(createElement(component)));
      expect(box.querySelector(expected[choices.input])).not.toBeNull();
      const list = box.querySelector(choices.shown.includes("queue") ? "ol" : "ul");
      const isListed = choices.shown.some((one) => one !== "preview");
      expect(list !== null).toBe(isListed);
      expect(box.querySelector("p[role=status]") === null).toBe(isListed);
      await act(async () => root.unmount());
      box.remove();
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});
