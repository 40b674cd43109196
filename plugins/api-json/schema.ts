import * as z from "zod";

/** A place on the site that tells more. */
const link = z
  .strictObject({
    name: z.string().describe("What it is called."),
    url: z.url().optional().describe("Where it is documented."),
  })
  .describe("A name of the library, with the address of its documentation.");

const value = z.strictObject({
  name: z
    .string()
    .describe("Name of the prop, parameter or member; rest parameters keep their dots."),
  type: z.string().describe("Its type, as TypeScript."),
  required: z.boolean().describe("True where it must be given."),
  default: z.string().optional().describe("What the library takes when it is not given, as code."),
  description: z.string().describe("What it does, as Markdown."),
  from: z.string().optional().describe("The type it is declared in, when it is taken over."),
});

const symbol = z
  .strictObject({
    id: z
      .string()
      .describe("Unique in this file: the name, or package and name where two share it."),
    name: z.string().describe("Name to import."),
    kind: z
      .enum([
        "component",
        "provider",
        "hook",
        "hoc",
        "enhancer",
        "sender",
        "utility",
        "constant",
        "enum",
        "event map",
        "type",
        "interface",
        "class",
      ])
      .describe("What it is."),
    package: z.string().describe("Package that defines it."),
    importFrom: z.string().optional().describe("The import statement; missing where none works."),
    signature: z.string().describe("How it is declared, as TypeScript."),
    summary: z.string().describe("What it is for, as Markdown."),
    notes: z.array(z.string()).describe("What to mind, as Markdown."),
    disagreements: z
      .array(z.string())
      .describe("Where the types and the running code say different things about it."),
    parameters: z.array(value).optional().describe("Of a function: its parameters."),
    returns: z.array(z.string()).optional().describe("Of a function: one type per overload."),
    props: z.array(value).optional().describe("Of a component or provider: its props."),
    members: z.array(value).optional().describe("Of a type: its members."),
    extends: z
      .array(
        z.strictObject({
          name: z.string(),
          url: z.url().optional(),
          optional: z.boolean().describe("True where all members of it are optional here."),
        }),
      )
      .optional()
      .describe("Types whose members belong to it too."),
    values: z
      .array(z.strictObject({ name: z.string(), value: z.string(), description: z.string() }))
      .optional()
      .describe("Of a constant or enum: its entries with their values at run time, as code."),
    url: z.url().optional().describe("Its page, with the section where it shares one."),
    related: z
      .array(z.strictObject({ label: z.string(), links: z.array(link) }))
      .describe("What belongs to it: events, hooks, types, guides."),
  })
  .describe("Something a package exports.");

const event = z
  .strictObject({
    name: z.string().describe("How code names it, such as UPLOADER_EVENTS.BATCH_ADD."),
    value: z.string().describe("The string behind the name, as code."),
    package: z.string().describe("Package that fires it."),
    payload: z
      .array(z.strictObject({ name: z.string(), type: z.string() }))
      .describe("Arguments of a handler."),
    summary: z.string().describe("When it fires, as Markdown."),
    answer: z.string().describe("What the return value of a handler does, as Markdown."),
    cancellable: z.boolean().describe("A handler that returns exactly false cancels."),
    updates: z.boolean().describe("An object that a handler returns changes what comes next."),
    awaited: z.boolean().describe("The promise of a handler is waited for."),
    hook: link.optional().describe("The hook that listens to it."),
    hoc: link.optional().describe("The higher-order component that listens to it."),
    url: z.url().optional().describe("Where it is documented."),
  })
  .describe("An event of the uploader or of one of its enhancers.");

const size = z.strictObject({
  min: z.int().describe("Bytes, minified."),
  gzip: z.int().describe("Bytes, minified and gzipped."),
});

const packageEntry = z
  .strictObject({
    name: z.string(),
    version: z.string(),
    url: z.url(),
    peerDependencies: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    size: z.strictObject({
      own: size.describe("Its own code."),
      full: size.describe("With the packages of the library it needs; React left out."),
    }),
    exports: z
      .array(z.strictObject({ name: z.string(), symbol: z.string(), isDefault: z.boolean() }))
      .describe("Its exports, with the ids of the symbols behind them."),
  })
  .describe("A package of the library.");

export const apiSchema = z
  .strictObject({
    $schema: z.url(),
    format: z.literal(1).describe("Grows when a field changes its meaning or goes away."),
    library: z.string(),
    version: z.string().describe("Version of the library that is described."),
    packages: z.array(packageEntry),
    symbols: z.array(symbol),
    events: z.array(event),
  })
  .describe("Everything the packages of React-Uploady export, as the API reference documents it.");

export type ApiJson = z.infer<typeof apiSchema>;

/** The same schema for tools that are not written in TypeScript. */
export function jsonSchema(id: string): object {
  return { $id: id, title: "React-Uploady API", ...z.toJSONSchema(apiSchema) };
}
