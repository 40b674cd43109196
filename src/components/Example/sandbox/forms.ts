import { compress } from "./compress";

export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

type Files = Record<string, string>;

export function stackBlitzForm(title: string, files: Files, open: string): SandboxForm {
  return {
    action: `https://stackblitz.com/run?${new URLSearchParams({ file: open })}`,
    fields: {
      "project[title]": title,
      "project[description]": "An example of the React-Uploady documentation",
      "project[template]": "node",
      ...Object.fromEntries(
        Object.entries(files).map(([name, source]) => [`project[files][${name}]`, source]),
      ),
    },
  };
}

export function codeSandboxForm(files: Files, open: string): SandboxForm {
  const content = Object.entries(files).map(([name, source]) => [name, { content: source }]);
  return {
    action: "https://codesandbox.io/api/v1/sandboxes/define",
    fields: {
      parameters: compress(JSON.stringify({ files: Object.fromEntries(content) })),
      // A dev server is needed: it answers the uploads.
      environment: "server",
      query: new URLSearchParams({ file: `/${open}` }).toString(),
    },
  };
}

/** Sends a form to a new tab. */
export function submit({ action, fields }: SandboxForm): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.target = "_blank";
  form.rel = "noopener";
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // A textarea keeps line breaks that a hidden input may not.
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
