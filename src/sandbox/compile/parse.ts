import { type ParserPlugin, parse } from "@babel/parser";
import { CompileError } from "./problem";

/** The syntax is that of the file's ending. */
export function parseModule(file: string, source: string) {
  const plugins: ParserPlugin[] = /\.tsx?$/.test(file) ? ["typescript"] : [];
  if (/x$/.test(file)) plugins.push("jsx");
  try {
    return parse(source, { sourceType: "module", plugins });
  } catch (error) {
    throw syntaxError(file, error);
  }
}

function syntaxError(file: string, error: unknown): CompileError {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  return new CompileError({
    // The parser repeats the place at the end of its message.
    message: message.replace(/ \(\d+:\d+\)$/, ""),
    file,
    line: loc?.line,
    column: loc && loc.column + 1,
  });
}
