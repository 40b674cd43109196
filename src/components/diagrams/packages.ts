/** The packages of the library by what they are for, from what users touch down to the parts. */
export const PACKAGE_GROUPS = [
  {
    title: "Components",
    tone: "plain",
    names: [
      "upload-button",
      "upload-drop-zone",
      "upload-paste",
      "upload-preview",
      "upload-url-input",
    ],
  },
  {
    title: "Providers: choose one",
    tone: "accent",
    names: ["uploady", "chunked-uploady", "tus-uploady", "native-uploady"],
  },
  {
    title: "Senders and enhancers",
    tone: "signal",
    names: ["sender", "chunked-sender", "tus-sender", "mock-sender", "retry", "retry-hooks"],
  },
  {
    title: "Parts",
    tone: "plain",
    names: ["uploader", "shared-ui", "shared", "life-events", "simple-state", "safe-storage"],
  },
] as const;
