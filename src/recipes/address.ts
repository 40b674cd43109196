import {
  type Choices,
  DEFAULT_CHOICES,
  INPUTS,
  OUTPUTS,
  SERVERS,
  SHOWN,
  type Shown,
} from "./choices";
import { settle } from "./rules";

const KEYS = ["in", "out", "server", "show"];

/**
 * The query of a recipe's address. What is as it was at first is left out; what others have put
 * into the query stays.
 */
export function searchOf({ input, output, server, shown }: Choices, before = ""): string {
  const params = new URLSearchParams(before);
  for (const key of KEYS) params.delete(key);
  if (input !== DEFAULT_CHOICES.input) params.set("in", input);
  if (output !== DEFAULT_CHOICES.output) params.set("out", output);
  // Most ways of sending leave one server to choose: then it goes without saying.
  const implied = settle({ ...DEFAULT_CHOICES, input, output }).server;
  if (server !== implied) params.set("server", server);
  if (shown.length > 0) params.set("show", shown.join("."));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Reads such a query; anything unknown or impossible falls back to what is possible. */
export function choicesOf(search: string): Choices {
  const params = new URLSearchParams(search);
  const listed = (params.get("show") ?? "").split(".");
  return settle({
    input: oneOf(INPUTS, params.get("in")) ?? DEFAULT_CHOICES.input,
    output: oneOf(OUTPUTS, params.get("out")) ?? DEFAULT_CHOICES.output,
    server: oneOf(SERVERS, params.get("server")) ?? DEFAULT_CHOICES.server,
    shown: SHOWN.filter((shown: Shown) => listed.includes(shown)),
  });
}

function oneOf<Value extends string>(
  known: readonly Value[],
  given: string | null,
): Value | undefined {
  return known.find((value) => value === given);
}
