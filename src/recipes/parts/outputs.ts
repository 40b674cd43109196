import { lines } from "../write";
import type { Context } from "./context";

interface OutputPart {
  before?: string;
  /** The hook that a component below the provider has to call. */
  hook?: string;
}

/** What the way of sending needs besides its provider. */
export function outputPart(context: Context): OutputPart {
  const { output, server } = context;
  if (output === "chunked") return uploadId(context);
  if (output === "custom") return { before: customSend(context) };
  if (server === "presigned") return signedUrls(context);
  return {};
}

function uploadId({ imports, provider }: Context): OutputPart {
  imports.names(provider.module, "useRequestPreSend");
  return {
    before: lines(
      "/** The server needs to know which chunks belong together. */",
      "function useUploadId() {",
      "  useRequestPreSend(() => ({",
      '    options: { destination: { headers: { "X-Upload-Id": crypto.randomUUID() } } },',
      "  }));",
      "}",
    ),
    hook: "useUploadId();",
  };
}

function signedUrls(context: Context): OutputPart {
  context.imports.names(context.provider.module, "useRequestPreSend");
  return {
    before: lines(
      sign(context),
      "",
      "/** Every file gets a URL of its own before it is sent. */",
      "function useSignedUrls() {",
      "  useRequestPreSend(async ({ items }) => {",
      "    const file = items[0]?.file;",
      "    if (!file) return false;",
      "    return { options: { destination: await sign(file) } };",
      "  });",
      "}",
    ),
    hook: "useSignedUrls();",
  };
}

function sign({ isTyped, typed }: Context): string {
  return lines(
    isTyped &&
      lines(
        "interface SignedRequest {",
        "  url: string;",
        "  method: string;",
        "  headers: Record<string, string>;",
        "}",
        "",
      ),
    "/** Your API checks who asks, and signs a URL for this one file. */",
    `async function sign({ name, type }${typed(": { name: string; type: string }")})${typed(": Promise<SignedRequest>")} {`,
    "  const query = new URLSearchParams({ name, type });",
    `  const response = await fetch(\`https://uploads.example.com/sign?\${query}\`);`,
    `  if (!response.ok) throw new Error(\`Not signed: status \${response.status}\`);`,
    "  return response.json();",
    "}",
  );
}

function customSend(context: Context): string {
  const { imports, provider, server, typed } = context;
  imports.names(provider.module, "FILE_STATES");
  imports.types("@rpldy/sender", "SendMethod");
  const toBucket = server === "presigned";
  return lines(
    toBucket && `${sign(context)}\n`,
    toBucket
      ? "/** Asks for a signed URL, then puts the file there. */"
      : "/** Sends with fetch, in a form as the built-in sender does. */",
    toBucket
      ? `const sendToBucket${typed(": SendMethod")} = ([item]) => {`
      : `const sendWithFetch${typed(": SendMethod")} = ([item], url, options) => {`,
    "  const stop = new AbortController();",
    "",
    "  const request = async () => {",
    "    try {",
    ...(toBucket ? putLines(context) : postLines(context)),
    "      const state = response.ok ? FILE_STATES.FINISHED : FILE_STATES.ERROR;",
    "      return { status: response.status, state, response: await response.text() };",
    "    } catch (error) {",
    "      // The promise must not reject: the uploader would wait for this file for ever.",
    "      const state = stop.signal.aborted ? FILE_STATES.ABORTED : FILE_STATES.ERROR;",
    "      return { status: 0, state, response: String(error) };",
    "    }",
    "  };",
    "",
    "  return {",
    "    request: request(),",
    "    abort: () => {",
    "      stop.abort();",
    "      return true;",
    "    },",
    '    senderType: "fetch",',
    "  };",
    "};",
  );
}

function putLines({ typed }: Context): string[] {
  return [
    `      const file = item?.file${typed(" as File")};`,
    "      const { url, method, headers } = await sign(file);",
    "      const response = await fetch(url, { method, headers, body: file, signal: stop.signal });",
  ];
}

function postLines({ input, typed }: Context): string[] {
  const value = input === "url" ? 'item?.url ?? ""' : `item?.file${typed(" as File")}`;
  return [
    "      const body = new FormData();",
    ...(input === "form"
      ? [
          "      for (const [name, value] of Object.entries(options.params ?? {})) {",
          "        body.append(name, String(value));",
          "      }",
        ]
      : []),
    `      body.append(options.paramName, ${value});`,
    '      const response = await fetch(url ?? "", { method: "POST", body, signal: stop.signal });',
  ];
}
