import { lines, tag } from "../write";
import type { Context } from "./context";

/** The default export: the provider with everything below it. */
export function app(context: Context, children: readonly string[]): string {
  const { imports, provider } = context;
  imports.main(provider.module, provider.component);
  return lines(
    "export default function App() {",
    "  return (",
    tag("    ", provider.component, attributes(context)),
    ...children,
    `    </${provider.component}>`,
    "  );",
    "}",
  );
}

function attributes({ imports, input, output, server, shows }: Context): string[] {
  const list: string[] = [];
  if (shows("retry")) {
    imports.names("@rpldy/retry-hooks", "retryEnhancer");
    list.push("enhancer={retryEnhancer}");
  }
  if (input === "form") list.push("autoUpload={false}");
  if (output === "grouped") list.push("grouped");
  if (output === "chunked" || output === "tus") list.push("chunkSize={1024 * 1024}");
  if (output === "custom") {
    list.push(`send={${server === "presigned" ? "sendToBucket" : "sendWithFetch"}}`);
  }
  if (server !== "presigned") {
    list.push(`destination={{ url: "https://uploads.example.com/${path(server, input)}" }}`);
  } else if (output === "plain") {
    // A bucket takes the bare file.
    list.push("sendWithFormData={false}");
  }
  return list;
}

function path(server: "multipart" | "chunked" | "tus", input: Context["input"]): string {
  if (input === "url") return "url";
  return { multipart: "upload", chunked: "chunked", tus: "tus/" }[server];
}
