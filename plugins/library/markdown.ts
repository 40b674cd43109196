import { MARK_TEXT } from "./marks";
import type { Mark } from "./model";
import type {
  ApiNotesView,
  EventTableView,
  EventView,
  InlineToken,
  LifecycleMapView,
  LinkToken,
  MembersView,
  NamedLink,
  PackageExportsView,
  PackageFactsView,
  PropTableView,
  RelatedView,
  SignatureView,
} from "./views";

/** The same views as Markdown, for readers of the plain text of a page. */

const plain = (tokens: readonly LinkToken[]) => tokens.map((token) => token.t).join("");

const prose = (tokens: readonly InlineToken[]) =>
  tokens.map((token) => (token.code ? `\`${token.t}\`` : token.t)).join("");

const code = (text: string) => (text ? `\`${text}\`` : "");

const link = ({ name, href }: NamedLink) => (href ? `[${name}](${href})` : name);

/** A pipe ends a cell even inside code, and a cell has one line. */
const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\s*\n\s*/g, " ");

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const marksText = (marks: readonly Mark[]) => marks.map((mark) => MARK_TEXT[mark]).join(", ");

export function signatureMarkdown(view: SignatureView): string {
  const lines = [
    "```ts",
    ...(view.importLine ? [view.importLine, ""] : []),
    plain(view.code),
    "```",
  ];
  const after = [
    `From ${link(view.package)}.`,
    ...(view.marks.length ? [`Mind: ${marksText(view.marks)}.`] : []),
  ];
  return [lines.join("\n"), ...after].filter(Boolean).join("\n\n");
}

export function apiNotesMarkdown(view: ApiNotesView): string {
  return [prose(view.summary), ...view.notes.map((note) => `- ${prose(note)}`)].join("\n\n");
}

export function propTableMarkdown(view: PropTableView): string {
  const parts = view.sections.map((section) => {
    const rows = section.rows.map((row) => [
      code(row.name),
      code(plain(row.type)),
      row.required ? "required" : code(row.default ?? ""),
      prose(row.text),
    ]);
    const title = section.from ? `From ${link(section.from)}:\n\n` : "";
    return title + table(["Name", "Type", "Default", "Description"], rows);
  });
  const more = view.more.map(
    (entry) => `And all of ${link(entry)}${entry.allOptional ? ", each optional" : ""}.`,
  );
  return [...parts, ...more].join("\n\n");
}

export function membersMarkdown(view: MembersView): string {
  return table(
    ["Name", "Value", "Description"],
    view.rows.map((row) => [code(row.name), code(row.value), prose(row.text)]),
  );
}

const payloadText = (event: EventView) =>
  code(event.payload.map(({ name, type }) => `${name}: ${plain(type)}`).join(", ")) || "none";

export function eventPayloadMarkdown(event: EventView): string {
  const heard = [event.hook, event.hoc].flatMap((entry) => (entry ? [link(entry)] : []));
  return [
    `${code(event.constant.name)} (${code(event.value)})`,
    `Arguments: ${payloadText(event)}`,
    `Return value: ${prose(event.answer)}`,
    ...(heard.length ? [`Listen with ${heard.join(" or ")}.`] : []),
  ].join("\n\n");
}

export function lifecycleMapMarkdown({ events, machines }: LifecycleMapView): string {
  return machines
    .map(({ name, steps }) =>
      table(
        [
          `Step of ${name === "batch" ? "a batch" : "an item"}`,
          "When",
          "Events",
          "Can be canceled",
        ],
        steps.map(({ from, to, cause, events: keys }) => {
          const fired = keys.flatMap((key) => events[key] ?? []);
          return [
            `${from ?? "new"} to ${to}`,
            cause,
            fired.map(({ event }) => link(event)).join(", "),
            fired.some(({ cancellable }) => cancellable) ? "yes" : "no",
          ];
        }),
      ),
    )
    .join("\n\n");
}

export function eventTableMarkdown({ events }: EventTableView): string {
  const yes = (flag: boolean) => (flag ? "yes" : "no");
  return table(
    ["Event", "Value", "Arguments", "Cancellable", "Can update", "Waits", "Hook", "Description"],
    events.map((event) => [
      code(event.constant.name),
      code(event.value),
      payloadText(event),
      yes(event.cancellable),
      yes(event.updates),
      yes(event.async),
      event.hook ? link(event.hook) : "",
      prose(event.summary),
    ]),
  );
}

export function relatedMarkdown(view: RelatedView): string {
  return view.groups
    .map(({ label, links }) => `- ${label}: ${links.map(link).join(", ")}`)
    .join("\n");
}

export function packageFactsMarkdown(view: PackageFactsView): string {
  const list = (entries: readonly { name: string; range: string }[]) =>
    entries.map(({ name, range }) => code(`${name}@${range}`)).join(", ") || "none";
  return table(
    ["Fact", "Value"],
    [
      ["Version", view.version],
      ["Size, minified and gzipped", kilobytes(view.ownSize.gzip)],
      ["With the @rpldy packages it needs", kilobytes(view.fullSize.gzip)],
      ["Peer dependencies", list(view.peerDependencies)],
      ["Dependencies", list(view.dependencies)],
    ],
  );
}

export function packageExportsMarkdown(view: PackageExportsView): string {
  return table(
    ["Export", "Kind", "Description"],
    view.rows.map((row) => [
      link(row) + (row.isDefault ? " (default)" : ""),
      row.kind,
      [
        [prose(row.summary), marksText(row.marks)].filter(Boolean).join(" Mind: "),
        ...(row.from ? [`From ${link(row.from)}.`] : []),
      ].join(" "),
    ]),
  );
}
