import { lines, tag } from "../write";
import type { Context } from "./context";

interface InputPart {
  /** Declarations that stand before the app. */
  before?: string;
  /** What goes below the provider. */
  children: string[];
}

export function inputPart(context: Context): InputPart {
  return parts[context.input](context);
}

const parts: Record<Context["input"], (context: Context) => InputPart> = {
  button: ({ imports }) => {
    imports.main("@rpldy/upload-button", "UploadButton");
    return { children: ["      <UploadButton>Choose files</UploadButton>"] };
  },

  drop: ({ imports }) => {
    imports.main("@rpldy/upload-button", "UploadButton");
    imports.main("@rpldy/upload-drop-zone", "UploadDropZone");
    return {
      children: [
        tag("      ", "UploadDropZone", [
          'extraProps={{ style: { padding: "2rem", border: "2px dashed", textAlign: "center" } }}',
        ]),
        "        <p>Drop files here</p>",
        "        {/* Dropping needs a mouse: the button is for everybody else. */}",
        "        <UploadButton>or choose them</UploadButton>",
        "      </UploadDropZone>",
      ],
    };
  },

  paste: ({ imports, isTyped, typed }) => {
    imports.names("@rpldy/upload-paste", "withPasteUpload");
    imports.types("react", "ClipboardEventHandler");
    return {
      before: lines(
        isTyped &&
          "interface CommentProps {\n  id?: string;\n  onPaste?: ClipboardEventHandler;\n}\n",
        `function Comment({ id, onPaste }${typed(": CommentProps")}) {`,
        "  return <textarea id={id} rows={3} cols={30} onPaste={onPaste} />;",
        "}",
        "",
        "// Outside the component: a new one on every render would lose what was typed.",
        "const CommentWithUpload = withPasteUpload(Comment);",
      ),
      children: [
        "      <p>",
        '        <label htmlFor="comment">Comment. Paste a screenshot or a file to attach it.</label>',
        "      </p>",
        '      <CommentWithUpload id="comment" />',
      ],
    };
  },

  url: ({ imports, typed }) => {
    imports.main("@rpldy/upload-url-input", "UploadUrlInput");
    imports.types("@rpldy/upload-url-input", "UploadMethod");
    imports.names("react", "useRef", "useState");
    return {
      before: lines(
        "function AddressForm() {",
        `  const upload = useRef${typed("<UploadMethod>")}(() => {});`,
        '  const [problem, setProblem] = useState("");',
        "",
        `  const validate = (value${typed(": string | undefined")}) => {`,
        "    const isAddress = value !== undefined && /^https?:\\/\\/\\S+$/.test(value);",
        '    setProblem(isAddress ? "" : "Enter an address that starts with http:// or https://");',
        "    return isAddress;",
        "  };",
        "",
        "  return (",
        "    <p>",
        '      <label htmlFor="address">Address of a file</label>{" "}',
        `${tag("      ", "UploadUrlInput", ['id="address"', "uploadRef={upload}", "validate={validate}"], " />")}{" "}`,
        '      <button type="button" onClick={() => upload.current()}>',
        "        Send",
        '      </button>{" "}',
        '      <span role="alert">{problem}</span>',
        "    </p>",
        "  );",
        "}",
      ),
      children: ["      <AddressForm />"],
    };
  },

  form: (context) => {
    const { imports, provider, typed, shows } = context;
    imports.main("@rpldy/upload-button", "UploadButton");
    imports.names(provider.module, "useUploady");
    imports.types("react", "SubmitEvent");
    // A queue lists what was chosen; without one, at least its number is shown.
    const counts = !shows("queue");
    if (counts) {
      imports.names(provider.module, "useBatchAddListener");
      imports.names("react", "useState");
    }
    const button = '<UploadButton extraProps={{ type: "button" }}>Choose files</UploadButton>';
    return {
      before: lines(
        "function UploadForm() {",
        `  const { ${remembers(context) ? "processPending, setOptions" : "processPending"} } = useUploady();`,
        counts && "  const [count, setCount] = useState(0);\n",
        counts && countListener(context),
        "",
        `  const submit = (event${typed(": SubmitEvent<HTMLFormElement>")}) => {`,
        "    event.preventDefault();",
        ...submitLines(context),
        counts && "    setCount(0);",
        "  };",
        "",
        "  return (",
        "    <form onSubmit={submit}>",
        "      <p>",
        "        <label>",
        '          Title <input name="title" required />',
        "        </label>",
        "      </p>",
        "      <p>",
        "        {/* Without a type the button would submit the form. */}",
        `        ${button}${counts ? " {count} chosen" : ""}`,
        "      </p>",
        counts
          ? '      <button type="submit" disabled={count === 0}>\n        Send\n      </button>'
          : '      <button type="submit">Send</button>',
        "    </form>",
        "  );",
        "}",
      ),
      children: ["      <UploadForm />"],
    };
  },
};

/** What is retried is added anew: it is neither pending nor chosen. */
function countListener({ imports, provider, shows }: Context): string {
  if (!shows("retry")) {
    return "  useBatchAddListener((batch) => setCount((before) => before + batch.items.length));";
  }
  imports.names(provider.module, "BATCH_STATES");
  return lines(
    "  useBatchAddListener(({ state, items }) => {",
    "    // A retried file is added again, but it is not waiting for the form.",
    "    if (state === BATCH_STATES.PENDING) setCount((before) => before + items.length);",
    "  });",
  );
}

const remembers = ({ server, shows }: Context) => server !== "presigned" && shows("retry");

function submitLines(context: Context): string[] {
  if (context.server === "presigned") {
    return [
      "    // The bucket takes the files only. Send the other fields to your own API.",
      "    processPending();",
    ];
  }
  const field = 'new FormData(event.currentTarget).get("title")';
  const title =
    context.output === "tus"
      ? [
          "    // tus sends fields as metadata, which takes Latin-1 only.",
          `    const title = encodeURIComponent(String(${field}));`,
        ]
      : [`    const title = ${field};`];
  if (!remembers(context)) return [...title, "    processPending({ params: { title } });"];
  return [
    ...title,
    "    // A retry knows the options of the uploader, not those of the first try.",
    "    setOptions({ params: { title } });",
    "    processPending({ params: { title } });",
  ];
}
