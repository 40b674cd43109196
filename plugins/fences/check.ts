import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { contentFiles } from "../examples/usage";
import { compile, type Finding } from "./compile";
import { extractFences, type Fence } from "./extract";
import { isScript, type Script, scriptsOf } from "./modules";
import type { Problem } from "./problem";
import { checkJson, checkJsonc, checkShell, type Fault } from "./simple";

const simpleChecks: Record<string, (fence: Fence) => Fault[]> = {
  json: checkJson,
  jsonc: checkJsonc,
  bash: checkShell,
  sh: checkShell,
  shell: checkShell,
};

interface Options {
  root: string;
  /** Where the result of an unchanged site is kept; `false` to compute it anew. */
  cacheFile?: string | false;
}

/** Checks every fence of docs/ and blog/: scripts against the installed library, the rest by syntax. */
export function checkFences({ root, cacheFile }: Options): Problem[] {
  const pages = contentFiles(root).map((page) => ({
    page,
    fences: extractFences(readFileSync(path.join(root, page), "utf8")),
  }));
  const scripts = pages.flatMap(({ page, fences }) => scriptsOf(root, page, fences));
  const others = pages.flatMap(({ page, fences }) => checkOthers(page, fences));
  const cache = cacheFile ?? path.join(root, "node_modules", ".cache", "fences.json");
  return [...others, ...checkScripts(root, scripts, cache)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
}

function checkOthers(page: string, fences: Fence[]): Problem[] {
  return fences
    .filter((fence) => !isScript(fence))
    .flatMap((fence) => {
      const check = simpleChecks[fence.lang];
      const reason = fence.meta.flags.get("unchecked");
      if (!check) return [];
      if (reason !== undefined) return reasonProblem(page, fence, reason);
      return check(fence).map(({ line, message, mend }) => ({
        file: page,
        line: fence.line + 1 + line,
        message,
        mend,
      }));
    });
}

function checkScripts(root: string, scripts: Script[], cacheFile: string | false): Problem[] {
  const checked = scripts.filter(({ fence }) => !fence.meta.flags.has("unchecked"));
  const key = fingerprint(root, scripts);
  const cached = cacheFile ? readCache(cacheFile, key) : undefined;
  if (cached) return cached;
  const findings = checked.length > 0 ? compile(root, checked) : new Map<Script, Finding[]>();
  const problems = scripts.flatMap((script) => judge(script, findings.get(script) ?? []));
  if (cacheFile) writeCache(cacheFile, key, problems);
  return problems;
}

function judge(script: Script, findings: Finding[]): Problem[] {
  const { fence, page, offset } = script;
  const reason = fence.meta.flags.get("unchecked");
  if (reason !== undefined) return reasonProblem(page, fence, reason);
  const problems: Problem[] = [];
  if (script.isOrphan) {
    problems.push({
      file: page,
      line: fence.line,
      message: "continues, but no code stands before it on this page",
      mend: "take the word out of the fence",
    });
  }
  // What a fence continues is judged where it stands.
  const own = findings.filter(({ line }) => line === undefined || line >= offset);
  const expected = expectationOf(fence);
  if (expected === null) {
    problems.push({
      file: page,
      line: fence.line,
      message: "expect-error names no error",
      mend: 'write expect-error="TS2322", with a part of the message after it if you like',
    });
    return problems;
  }
  const isExpected = ({ code, message }: Finding) =>
    expected !== undefined && code === expected.code && message.includes(expected.text);
  if (expected && !own.some(isExpected)) {
    problems.push({
      file: page,
      line: fence.line,
      message: `expects TS${expected.code}${expected.text && ` "${expected.text}"`}, which does not occur`,
      mend: "remove expect-error, or show the mistake again",
    });
  }
  for (const finding of own.filter((candidate) => !isExpected(candidate))) {
    problems.push({
      file: page,
      line: fence.line + 1 + ((finding.line ?? offset) - offset),
      message: `TS${finding.code}: ${finding.message}`,
      mend: mendFor(finding),
    });
  }
  return problems;
}

function expectationOf({ meta }: Fence): { code: number; text: string } | null | undefined {
  const value = meta.flags.get("expect-error");
  if (value === undefined) return undefined;
  const match = typeof value === "string" ? value.match(/^TS(\d+)[\s:]*(.*)$/) : null;
  return match ? { code: Number(match[1]), text: match[2] ?? "" } : null;
}

function mendFor({ code }: Finding): string {
  if (code === 2304 || code === 2552) {
    return "import or declare it in this fence, or continue the fence before with `continues`";
  }
  if (code === 2307) return 'use an installed package, or say unchecked="reason"';
  if (code === 2305 || code === 2614 || code === 2724)
    return "import a name that the package exports";
  if (code < 2000 || code >= 17000) return "correct the syntax";
  if (code >= 8000 && code < 9000) return "say ts or tsx, or leave the types out";
  return 'correct the code, or say expect-error="TS…" where the mistake is the point';
}

function reasonProblem(page: string, fence: Fence, reason: string | true): Problem[] {
  if (typeof reason === "string" && reason.trim() !== "") return [];
  return [
    {
      file: page,
      line: fence.line,
      message: "unchecked without a reason",
      mend: 'say why: unchecked="needs a running Next.js project"',
    },
  ];
}

/** Everything the result depends on: the code, how it is told to be checked, and against what. */
function fingerprint(root: string, scripts: Script[]): string {
  const hash = createHash("sha256").update(ts.version);
  for (const file of ["package-lock.json", "types/rpldy-react-19.d.ts"]) {
    hash.update(readIfThere(path.join(root, file)));
  }
  for (const file of ["check.ts", "compile.ts", "extract.ts", "modules.ts"]) {
    hash.update(readIfThere(path.join(__dirname, file)));
  }
  for (const { page, path: file, source, fence } of scripts) {
    hash.update(JSON.stringify([page, file, source, fence.line, [...fence.meta.flags]]));
  }
  return hash.digest("hex");
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function readCache(file: string, key: string): Problem[] | undefined {
  try {
    const cache = JSON.parse(readFileSync(file, "utf8")) as { key: string; problems: Problem[] };
    return cache.key === key ? cache.problems : undefined;
  } catch {
    return undefined;
  }
}

function writeCache(file: string, key: string, problems: Problem[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key, problems }));
}
