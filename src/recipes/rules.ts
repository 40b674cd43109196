import {
  type Choices,
  INPUTS,
  type Input,
  OUTPUTS,
  type Output,
  SERVERS,
  type Server,
  SHOWN,
  type Shown,
} from "./choices";

/*
 * What does not go together at 0.17.5, and why. Each question depends on those before it only: how
 * files come in, how they go out, the server, what the user sees. So nothing can lock itself out.
 */

/** Why files that come in this way cannot go out that way. */
export function outputRefusal(output: Output, input: Input): string | undefined {
  if (input !== "url") return undefined;
  switch (output) {
    case "grouped":
      return "The URL input adds one address at a time: there is nothing to group.";
    case "chunked":
      return "An address has no chunks: the chunked sender passes it on as a plain request.";
    case "tus":
      return "An address is no resumable file: the tus sender passes it on as a plain request.";
    default:
      return undefined;
  }
}

/** Why this server cannot take what is sent that way. */
export function serverRefusal(server: Server, output: Output, input: Input): string | undefined {
  if (server === "tus" && output !== "tus") return "Speaks tus only. Send with tus.";
  if (server === "chunked" && output !== "chunked") {
    return "Joins parts by their Content-Range. Send in chunks.";
  }
  if (server === "multipart" && output === "chunked") {
    return "Would keep every chunk as a file of its own.";
  }
  if (server === "multipart" && output === "tus") return "Does not speak tus.";
  if (server !== "presigned") return undefined;
  if (output === "chunked") return "A signed URL takes one whole file, not its chunks.";
  if (output === "tus") return "A bucket does not speak tus.";
  if (output === "grouped") {
    return "A PUT carries one file. Without form data the sender refuses a group.";
  }
  return input === "url" ? "A bucket stores what it gets: it would keep the address." : undefined;
}

/** Why the user cannot be shown this. */
export function shownRefusal(shown: Shown, output: Output, input: Input): string | undefined {
  if (shown === "progress" && output === "custom") {
    return "This send uses fetch, which reports no upload progress.";
  }
  if (input !== "url") return undefined;
  if (shown === "progress") return "An address is sent in one go: there is nothing to measure.";
  if (shown === "preview") {
    return "UploadPreview takes every address for that of a picture.";
  }
  return undefined;
}

/** The nearest choices that go together; what was refused gives way to the first that is not. */
export function settle({ input, output, server, shown }: Choices): Choices {
  const sent = outputRefusal(output, input)
    ? first(OUTPUTS, (o) => outputRefusal(o, input))
    : output;
  return {
    input,
    output: sent,
    server: serverRefusal(server, sent, input)
      ? first(SERVERS, (s) => serverRefusal(s, sent, input))
      : server,
    shown: SHOWN.filter((one) => shown.includes(one) && !shownRefusal(one, sent, input)),
  };
}

function first<Option>(options: readonly Option[], refusal: (option: Option) => unknown): Option {
  const found = options.find((option) => refusal(option) === undefined);
  if (found === undefined) throw new Error("The rules refuse every option of a question.");
  return found;
}

/** Every combination that the form allows. */
export function allChoices(): Choices[] {
  return INPUTS.flatMap((input) =>
    OUTPUTS.filter((output) => !outputRefusal(output, input)).flatMap((output) =>
      SERVERS.filter((server) => !serverRefusal(server, output, input)).flatMap((server) =>
        subsets(SHOWN.filter((shown) => !shownRefusal(shown, output, input))).map((shown) => ({
          input,
          output,
          server,
          shown,
        })),
      ),
    ),
  );
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  const [head, ...tail] = items;
  if (head === undefined) return [[]];
  const rest = subsets(tail);
  return [...rest, ...rest.map((subset) => [head, ...subset])];
}
