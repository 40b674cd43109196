import packages from "@generated/recipes/default/packages.json";
import CodeText from "@site/src/components/CodeText";
import OpenIn from "@site/src/components/Example/OpenIn";
import exampleStyles from "@site/src/components/Example/styles.module.css";
import Tabs, { panelId, tabId } from "@site/src/components/Example/Tabs";
import { languages, useLanguage } from "@site/src/components/Example/useLanguage";
import Install from "@site/src/components/Install";
import { installLine } from "@site/src/packageManagers";
import type { Choices } from "@site/src/recipes/choices";
import { compose, packagesOf } from "@site/src/recipes/compose";
import { sideEffects } from "@site/src/recipes/words";
import CodeBlock from "@site/src/theme/CodeBlock";
import { useId, useMemo, useState } from "react";
import Handler from "./Handler";
import Preview from "./Preview";
import Questions from "./Questions";
import styles from "./styles.module.css";
import { useChoices } from "./useChoices";

/** Four questions, one component: code, install command, handler and a running preview. */
export default function RecipeBuilder({ anchor }: { anchor: string }) {
  const prefix = useId();
  const [choices, choose] = useChoices(anchor);
  const [language, setLanguage] = useLanguage();
  const [said, setSaid] = useState({ text: "", times: 0 });
  const { tsx, jsx, serverFile, notes } = useMemo(() => compose(choices), [choices]);
  const source = language === "ts" ? tsx : jsx;
  const file = language === "ts" ? "Recipe.tsx" : "Recipe.jsx";
  const dependencies = dependenciesOf(source);

  const onChoose = (wanted: Choices) => {
    choose(wanted);
    const text = ["The recipe has changed.", ...sideEffects(wanted)].join(" ");
    setSaid(({ times }) => ({ text, times: times + 1 }));
  };

  return (
    <section className={styles.builder} aria-label="Recipe builder" data-search="off">
      <Questions choices={choices} onChoose={onChoose} />
      <output className={said.text.includes(". ") ? styles.said : "sr-only"} aria-live="polite">
        {/* a new node each time: the same text twice would be announced once */}
        <span key={said.times}>{said.text}</span>
      </output>
      <h3 className={styles.heading}>The component</h3>
      <div className={exampleStyles.example}>
        <Preview file={file} source={source} />
        <div className={exampleStyles.code}>
          <div className={exampleStyles.bar}>
            <span className={exampleStyles.fileName}>{file}</span>
            <Tabs
              label="Language of the recipe"
              tabs={languages}
              selected={language}
              onSelect={setLanguage}
              idPrefix={prefix}
              className={exampleStyles.languages}
            />
          </div>
          {languages.map(({ value }) => (
            <div
              key={value}
              role="tabpanel"
              id={panelId(prefix, value)}
              aria-labelledby={tabId(prefix, value)}
              hidden={value !== language}
            >
              <CodeBlock label={`Recipe in ${value}`} className={exampleStyles.block}>
                <CodeText source={(value === "ts" ? tsx : jsx).trimEnd()} />
              </CodeBlock>
            </div>
          ))}
          <OpenIn
            name="the recipe"
            getCode={() => ({ name: "Recipe", language, files: { [file]: source }, dependencies })}
          />
        </div>
      </div>
      {notes.length > 0 ? (
        <ul className={styles.notes} aria-label="Good to know">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <h3 className={styles.heading}>Install</h3>
      <Install packages="" {...commandsOf(dependencies)} />
      <h3 className={styles.heading}>The server</h3>
      <Handler name={serverFile} />
    </section>
  );
}

function dependenciesOf(source: string): Record<string, string> {
  const needed = packagesOf(source).map((name) => packages.dependencies[name]);
  const sorted = Object.entries(Object.assign({}, ...needed) as Record<string, string>).sort(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  return Object.fromEntries(sorted);
}

/** Names and versions hold nothing that HTML would take for its own. */
function commandsOf(dependencies: Record<string, string>) {
  const specs = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  return {
    npm: installLine("npm", specs),
    yarn: installLine("yarn", specs),
    pnpm: installLine("pnpm", specs),
    bun: installLine("bun", specs),
    needsOverrides: Object.values(dependencies).some((version) => version !== packages.documented),
  };
}
