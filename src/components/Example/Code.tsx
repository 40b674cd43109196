import type { ExampleData } from "@site/plugins/examples/build";
import CodeBlock from "@site/src/theme/CodeBlock";
import { type RefObject, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import OpenIn from "./OpenIn";
import type { ExampleCode } from "./sandbox/project";
import styles from "./styles.module.css";
import Tabs, { panelId, tabId } from "./Tabs";
import { languages, useLanguage } from "./useLanguage";

interface Props {
  data: ExampleData;
  /** While the code is in the editor; what the editor resets to is read from here. */
  isHidden: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  /** With what the address brought along, where it did. */
  onEdit: (code: ExampleCode, shared?: string) => Promise<void>;
}

/** Every file in TypeScript is part of the page; in JavaScript they are there once it is selected. */
export default function Code({ data, isHidden, editButton, onEdit }: Props) {
  const prefix = useId();
  const [selected, setLanguage] = useLanguage();
  // All examples of the page change: the tab answers at once, the code follows.
  const language = useDeferredValue(selected);
  const [fileIndex, setFileIndex] = useState("0");
  const box = useRef<HTMLDivElement>(null);
  const nameOf = (file: ExampleData["files"][number]) => (file[language] ?? file.ts).name;
  const hasSeveral = data.files.length > 1;

  const readFiles = () => {
    const panels = box.current?.querySelectorAll<HTMLElement>("[data-file]");
    return Object.fromEntries(
      [...(panels ?? [])].map((panel) => [
        panel.dataset.file ?? "",
        `${panel.querySelector("code")?.textContent ?? ""}\n`,
      ]),
    );
  };

  const getCode = () => ({
    name: data.name,
    language,
    files: readFiles(),
    dependencies: data.dependencies,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is opened once, when it comes.
  useEffect(() => {
    const open = () => {
      const [name, shared] = window.location.hash.replace("#edit=", "").split("~");
      if (name === data.name && shared) onEdit(getCode(), shared).catch(() => {});
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);

  return (
    <div className={styles.code} ref={box} hidden={isHidden}>
      <div className={styles.bar}>
        {hasSeveral ? (
          <Tabs
            label="Files"
            tabs={data.files.map((file, index) => ({ value: `${index}`, label: nameOf(file) }))}
            selected={fileIndex}
            onSelect={setFileIndex}
            idPrefix={`${prefix}file`}
            className={styles.files}
          />
        ) : (
          <span className={styles.fileName}>{data.files[0] && nameOf(data.files[0])}</span>
        )}
        <Tabs
          label="Language"
          tabs={languages}
          selected={selected}
          onSelect={setLanguage}
          idPrefix={`${prefix}language`}
          className={styles.languages}
        />
      </div>
      {languages.map(({ value: shownLanguage }) => (
        <div
          key={shownLanguage}
          role="tabpanel"
          id={panelId(`${prefix}language`, shownLanguage)}
          aria-labelledby={tabId(`${prefix}language`, shownLanguage)}
          hidden={shownLanguage !== language}
        >
          {(shownLanguage === language ? data.files : []).map((file, index) => {
            const shown = file[shownLanguage] ?? file.ts;
            const isCurrent = fileIndex === `${index}`;
            const block = (
              <CodeBlock marked={shown.marked} label={shown.name} className={styles.block} />
            );
            const attributes = {
              "data-file": shown.name,
              className: styles.file,
            };
            return hasSeveral ? (
              <div
                key={shown.name}
                {...attributes}
                role="tabpanel"
                id={panelId(`${prefix}file`, `${index}`)}
                aria-labelledby={tabId(`${prefix}file`, `${index}`)}
                hidden={!isCurrent}
              >
                {block}
              </div>
            ) : (
              <div key={shown.name} {...attributes}>
                {block}
              </div>
            );
          })}
        </div>
      ))}
      <OpenIn
        name={data.name}
        getCode={getCode}
        editButton={editButton}
        onEdit={() => onEdit(getCode())}
      />
    </div>
  );
}
