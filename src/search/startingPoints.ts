/** Where to go with an empty or a hopeless search box. */
export const STARTING_POINTS: ReadonlyArray<{ label: string; url: string }> = [
  { label: "Install and first upload", url: "/docs/getting-started/installation/" },
  { label: "Show upload progress", url: "/docs/guides/ProgressUI/" },
  { label: "Drag and drop", url: "/docs/guides/DragAndDrop/" },
  { label: "Resumable uploads (tus)", url: "/docs/api/providers/tus-uploady/" },
  { label: "All hooks", url: "/docs/category/hooks/" },
  { label: "All events", url: "/docs/api/events/" },
];
