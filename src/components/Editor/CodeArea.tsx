import CodeText from "@site/src/components/CodeText";
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import styles from "./styles.module.css";
import { type Edit, indent, lineBreak, outdent, rangeOfLine } from "./typing";

export interface CodeAreaHandle {
  focus(): void;
  selectLine(line: number): void;
}

interface Props {
  ref: Ref<CodeAreaHandle>;
  /** File name: names the field and decides about colors. */
  file: string;
  source: string;
  badLines: readonly number[];
  onChange: (source: string) => void;
  onRun: () => void;
}

/**
 * A text field for code: the browser's own, with its undo, selection and spoken feedback, over a
 * colored copy of the text. Tab indents; Escape gives it back its usual meaning for one press.
 */
export default function CodeArea({ ref, file, source, badLines, onChange, onRun }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [tabLeaves, setTabLeaves] = useState(false);

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    selectLine: (line) => {
      field.current?.focus();
      field.current?.setSelectionRange(...rangeOfLine(field.current.value, line));
    },
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget: area } = event;
    if (event.nativeEvent.isComposing || key === "Shift") return;
    if (key === "Escape") {
      setTabLeaves(true);
      return;
    }
    const leaves = tabLeaves;
    setTabLeaves(false);
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onRun();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Tab" && leaves) return;
    const change = { Tab: event.shiftKey ? outdent : indent, Enter: lineBreak }[key];
    if (!change) return;
    event.preventDefault();
    type(area, change(area.value, area.selectionStart, area.selectionEnd));
  };

  const count = source.split("\n").length;
  return (
    <>
      <div className={styles.area}>
        <div className={styles.numbers} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <span key={index} className={badLines.includes(index + 1) ? styles.bad : undefined}>
              {index + 1}
            </span>
          ))}
        </div>
        <div className={styles.layers}>
          <pre className={styles.colors} aria-hidden="true">
            <code className="code">
              {file.endsWith(".css") ? source : <CodeText source={source} />}
              {"\n"}
            </code>
          </pre>
          <textarea
            ref={field}
            className={styles.field}
            aria-label={`Code of ${file}`}
            aria-describedby={`${id}keys`}
            value={source}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            translate="no"
            wrap="off"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setTabLeaves(false)}
          />
        </div>
      </div>
      <p id={`${id}keys`} className={styles.keys}>
        Tab indents. Escape, then Tab leaves the editor. Ctrl or ⌘ and Enter run the code.
      </p>
      <p role="status" className="sr-only">
        {tabLeaves ? "Tab now leaves the editor." : ""}
      </p>
    </>
  );
}

/** As if typed, so that undo takes it back. */
function type(area: HTMLTextAreaElement, { from, to, text, selection }: Edit): void {
  area.setSelectionRange(from, to);
  const isTyped =
    text === "" && from < to
      ? document.execCommand("delete")
      : document.execCommand("insertText", false, text);
  if (!isTyped) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(...selection);
}
