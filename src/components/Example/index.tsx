import type { ExampleData } from "@site/plugins/examples/build";
import clsx from "clsx";
import { type ComponentType, useRef, useState } from "react";
import type { Props as EditorProps } from "../Editor";
import Code from "./Code";
import Live, { type LoadExample } from "./Live";
import type { ExampleCode } from "./sandbox/project";
import styles from "./styles.module.css";

export interface Props {
  /** `Thing.case`: the file examples/Thing.case.tsx. */
  name: string;
  /** Names the example where its file name says too little. */
  title?: string;
  /** Code below the running example, or beside it where there is room. */
  layout?: "stack" | "side";
  /** Filled in while the page is compiled, see plugins/examples/remark.ts. */
  data?: ExampleData;
  load?: LoadExample;
}

interface Edit {
  Editor: ComponentType<EditorProps>;
  code: ExampleCode;
  shared?: string;
}

export default function Example({ name, title, layout = "stack", data, load }: Props) {
  const editButton = useRef<HTMLButtonElement>(null);
  const [edit, setEdit] = useState<Edit>();
  if (!data || !load) {
    throw new Error(`<Example name="${name}"> was not compiled with plugins/examples/remark.ts.`);
  }
  const onEdit = async (code: ExampleCode, shared?: string) => {
    const { default: Editor } = await import("@site/src/components/Editor");
    setEdit({ Editor, code, shared });
  };
  const onClose = () => {
    setEdit(undefined);
    // It is there again with the next render.
    setTimeout(() => editButton.current?.focus());
  };

  return (
    <section
      className={clsx(styles.example, layout === "side" && styles.side)}
      aria-label={`Example: ${title ?? data.title}`}
    >
      {edit ? (
        <edit.Editor
          key={edit.shared}
          code={edit.code}
          space={data.space}
          shared={edit.shared}
          onClose={onClose}
        />
      ) : (
        <Live name={name} load={load} space={data.space} />
      )}
      <Code data={data} isHidden={edit !== undefined} editButton={editButton} onEdit={onEdit} />
    </section>
  );
}
