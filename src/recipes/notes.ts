import type { Choices } from "./choices";

/** What to know about a recipe that its code does not say. */
export function notesOf({ input, output, server, shown }: Choices): string[] {
  const shows = (one: Choices["shown"][number]) => shown.includes(one);
  const notes: (string | false)[] = [
    input === "drop" &&
      "Pass onDragOverClassName to mark the drop zone while a file hovers over it.",
    input === "paste" && "Browsers call a pasted screenshot image.png.",
    input === "url" &&
      "The server gets the address, not the file. Read the warning in the handler before you let it fetch anything.",
    output === "grouped" &&
      "Up to five files share a request (maxGroupSize), in fields called file[0], file[1] and so on.",
    output === "grouped" &&
      shows("progress") &&
      "Each file of a group shows its share of the request: of four files, each climbs to 25 % and then jumps to 100 %.",
    output === "grouped" && shows("cancel") && "Canceling one file of a group cancels them all.",
    output === "chunked" && shows("retry") && "A retry sends the file again from its first chunk.",
    output === "tus" &&
      "React-Uploady 0.17.5 does not tell the tus server the name and type of a file. If you need them, put them into destination.params, encoded.",
    output === "tus" &&
      (shows("retry") || shows("cancel")) &&
      "The same file, sent again, goes on where it stopped: its upload is remembered in localStorage.",
    server === "presigned" &&
      output === "plain" &&
      shows("cancel") &&
      "A file canceled while its URL is being signed may be sent all the same (mended in 1.0.1). A custom send has no such gap.",
    server === "presigned" &&
      "The handler is your API, which signs the URLs. The bucket they lead to is S3, R2 or the like.",
    shows("preview") && "Previews are for pictures and videos; other files get none.",
  ];
  return notes.filter((note) => note !== false);
}
