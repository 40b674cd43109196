import type { ExampleData } from "@site/plugins/examples/build";
import clsx from "clsx";
import Code from "./Code";
import Live, { type LoadExample } from "./Live";
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

export default function Example({ name, title, layout = "stack", data, load }: Props) {
  if (!data || !load) {
    throw new Error(`<Example name="${name}"> was not compiled with plugins/examples/remark.ts.`);
  }
  return (
    <section
      className={clsx(styles.example, layout === "side" && styles.side)}
      aria-label={`Example: ${title ?? data.title}`}
    >
      <Live name={name} load={load} space={data.space} />
      <Code data={data} />
    </section>
  );
}
