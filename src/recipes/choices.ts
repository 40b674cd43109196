/** How files come in. */
export const INPUTS = ["button", "drop", "paste", "url", "form"] as const;
/** How they go out. */
export const OUTPUTS = ["plain", "grouped", "chunked", "tus", "custom"] as const;
/** What answers. */
export const SERVERS = ["multipart", "chunked", "tus", "presigned"] as const;
/** What the user sees; any number of them. */
export const SHOWN = ["progress", "preview", "queue", "cancel", "retry"] as const;

export type Input = (typeof INPUTS)[number];
export type Output = (typeof OUTPUTS)[number];
export type Server = (typeof SERVERS)[number];
export type Shown = (typeof SHOWN)[number];

export interface Choices {
  input: Input;
  output: Output;
  server: Server;
  shown: readonly Shown[];
}

export const DEFAULT_CHOICES: Choices = {
  input: "button",
  output: "plain",
  server: "multipart",
  shown: [],
};
