import path from "node:path";
import { build, type Plugin } from "esbuild";
import { inlineScriptHashes } from "../../deploy/inlineScripts";
import { sandboxMetaPolicy } from "../../deploy/policy";
import { labAliases } from "../lab";

/**
 * The page that runs edited code: one file with everything in it. Sandboxed, it has no origin from
 * which a service worker would answer for its parts, and it has to work offline too.
 */
export async function buildFramePage(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: siteDir,
    entryPoints: ["src/sandbox/frame/index.tsx"],
    bundle: true,
    minify: true,
    write: false,
    outdir: "out",
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    charset: "utf8",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [labAlias(siteDir)],
    logLevel: "warning",
  });
  const script = outputOf(outputFiles, ".js");
  const style = outputOf(outputFiles, ".css");
  const body = `<style>${style}</style></head><body><div id="root"></div><script>${script}</script></body></html>\n`;
  // For hosts that send no headers of their own.
  const policy = sandboxMetaPolicy(inlineScriptHashes(body));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Example</title><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="${policy}">${body}`;
}

/** The lab sees the uploaders of the frame as it sees those of the pages. */
function labAlias(siteDir: string): Plugin {
  const table = labAliases(siteDir);
  return {
    name: "lab-alias",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^@rpldy\/uploader$/ }, ({ path: name }) => ({
        path: table[`${name}$`],
      })),
  };
}

function outputOf(files: { path: string; text: string }[], ending: string): string {
  const text = files.find((file) => path.extname(file.path) === ending)?.text ?? "";
  const element = ending === ".js" ? "script" : "style";
  if (new RegExp(`</${element}|<!--`, "i").test(text)) {
    throw new Error(`The frame's ${element} would end too early: it holds its own end tag.`);
  }
  return text;
}
