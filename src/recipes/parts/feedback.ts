import { lines } from "../write";
import type { Context } from "./context";

interface FeedbackPart {
  before: string;
  children: string[];
}

/** What the user sees: a line of text, or a list as soon as there is something to list. */
export function feedbackPart(context: Context, hook: string | undefined): FeedbackPart {
  return context.shows("progress", "queue", "cancel", "retry")
    ? list(context, hook)
    : outcome(context, hook);
}

function outcome({ imports, provider, input }: Context, hook: string | undefined): FeedbackPart {
  imports.names(provider.module, "useItemErrorListener", "useItemFinishListener");
  imports.names("react", "useState");
  const name = input === "url" ? "item.url" : "item.file.name";
  return {
    before: lines(
      "function Outcome() {",
      '  const [message, setMessage] = useState("Nothing uploaded yet.");',
      "",
      hook && `  ${hook}`,
      `  useItemFinishListener((item) => setMessage(\`Uploaded \${${name}}\`));`,
      `  useItemErrorListener((item) => setMessage(\`\${${name}} failed\`));`,
      "",
      '  return <p role="status">{message}</p>;',
      "}",
    ),
    children: ["      <Outcome />"],
  };
}

function list(context: Context, hook: string | undefined): FeedbackPart {
  const { imports, provider, input, isTyped, typed, shows } = context;
  imports.names("react", "useState");
  imports.names(provider.module, "useItemFinalizeListener", "useItemStartListener");
  imports.types(provider.module, "BatchItem");
  const fields = ["name: string;", "state: string;", shows("progress") && "percent: number;"];
  const item = ["id", input === "url" ? "url" : "file", shows("progress") && "completed"];
  const row = [
    input === "url" ? "name: url" : "name: file.name",
    "state",
    shows("progress") && "percent: completed",
  ];
  const given = ["name", "state", shows("progress") && "percent"];
  const name = shows("queue") ? "Queue" : "Uploads";
  const element = shows("queue") ? "ol" : "ul";
  const label = shows("queue") ? "Upload queue" : "Uploads";
  return {
    before: lines(
      isTyped && lines("interface Row {", ...fields.map((field) => field && `  ${field}`), "}", ""),
      `function ${name}() {`,
      `  const [rows, setRows] = useState${typed("<Record<string, Row>>")}({});`,
      ...controls(context),
      "",
      shows("retry") && "  // A retried file keeps its id, and so its row.",
      `  const show = (${braced(item)}${typed(": BatchItem")}, state${typed(": string")}) => {`,
      `    setRows((before) => ({ ...before, [id]: ${braced(row)} }));`,
      "  };",
      "",
      hook && `  ${hook}`,
      ...listeners(context),
      "",
      "  return (",
      `    <${element} aria-label="${label}">`,
      `      {Object.entries(rows).map(([id, ${braced(given)}]) => (`,
      "        <li key={id}>",
      rowContent(context).join('{" "}\n'),
      "        </li>",
      "      ))}",
      `    </${element}>`,
      "  );",
      "}",
    ),
    children: [`      <${name} />`],
  };
}

function controls({ imports, provider, shows }: Context): (string | false)[] {
  if (shows("cancel")) imports.names(provider.module, "useAbortItem");
  if (shows("retry")) imports.names("@rpldy/retry-hooks", "useRetry");
  return [
    shows("cancel") && "  const abort = useAbortItem();",
    shows("retry") && "  const retry = useRetry();",
  ];
}

function listeners({ imports, provider, shows }: Context): (string | false)[] {
  if (shows("queue")) imports.names(provider.module, "useBatchAddListener");
  if (shows("progress")) imports.names(provider.module, "useItemProgressListener");
  return [
    shows("queue") &&
      lines(
        "  useBatchAddListener((batch) => {",
        '    for (const item of batch.items) show(item, "waiting");',
        "  });",
      ),
    '  useItemStartListener((item) => show(item, "uploading"));',
    shows("progress") && '  useItemProgressListener((item) => show(item, "uploading"));',
    "  // Comes last for every file: finished, error, aborted or cancelled.",
    "  useItemFinalizeListener((item) => show(item, item.state));",
  ];
}

function rowContent({ shows }: Context): string[] {
  const isRunning = shows("queue")
    ? '["waiting", "uploading"].includes(state)'
    : 'state === "uploading"';
  const hasFailed = shows("cancel") ? '["error", "aborted"].includes(state)' : 'state === "error"';
  return [
    '          {name}: <span role="status">{state}</span>',
    ...(shows("progress")
      ? [
          '          {state === "uploading" && <progress aria-label={name} max={100} value={percent} />}',
        ]
      : []),
    ...(shows("cancel") ? [button("Cancel", "abort", isRunning)] : []),
    ...(shows("retry") ? [button("Retry", "retry", hasFailed)] : []),
  ];
}

function button(label: string, call: string, condition: string): string {
  return lines(
    `          {${condition} && (`,
    `            <button type="button" aria-label={\`${label} \${name}\`} onClick={() => ${call}(id)}>`,
    `              ${label}`,
    "            </button>",
    "          )}",
  );
}

function braced(names: (string | false)[]): string {
  return `{ ${names.filter(Boolean).join(", ")} }`;
}
