import {
  type Choices,
  INPUTS,
  OUTPUTS,
  SERVERS,
  SHOWN,
  type Shown,
} from "@site/src/recipes/choices";
import { outputRefusal, serverRefusal, shownRefusal } from "@site/src/recipes/rules";
import { INPUT_WORDS, OUTPUT_WORDS, SERVER_WORDS, SHOWN_WORDS } from "@site/src/recipes/words";
import { useId } from "react";
import styles from "./styles.module.css";

interface Props {
  choices: Choices;
  onChoose: (wanted: Choices) => void;
}

export default function Questions({ choices, onChoose }: Props) {
  const { input, output, server, shown } = choices;
  const toggle = (one: Shown, isOn: boolean) =>
    onChoose({
      ...choices,
      shown: SHOWN.filter((each) => (each === one ? isOn : shown.includes(each))),
    });

  return (
    <form className={styles.questions} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.question}>
        <legend>How files come in</legend>
        {INPUTS.map((value) => (
          <Option
            key={value}
            name="in"
            {...INPUT_WORDS[value]}
            isChosen={input === value}
            onChange={() => onChoose({ ...choices, input: value })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.question}>
        <legend>How they go out</legend>
        {OUTPUTS.map((value) => (
          <Option
            key={value}
            name="out"
            {...OUTPUT_WORDS[value]}
            isChosen={output === value}
            refusal={outputRefusal(value, input)}
            onChange={() => onChoose({ ...choices, output: value })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.question}>
        <legend>The server</legend>
        {SERVERS.map((value) => (
          <Option
            key={value}
            name="server"
            {...SERVER_WORDS[value]}
            isChosen={server === value}
            refusal={serverRefusal(value, output, input)}
            onChange={() => onChoose({ ...choices, server: value })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.question}>
        <legend>What the user sees</legend>
        {SHOWN.map((value) => (
          <Option
            key={value}
            name="show"
            isCheckbox
            {...SHOWN_WORDS[value]}
            isChosen={shown.includes(value)}
            refusal={shownRefusal(value, output, input)}
            onChange={(isOn) => toggle(value, isOn)}
          />
        ))}
      </fieldset>
    </form>
  );
}

interface OptionProps {
  name: string;
  label: string;
  hint: string;
  isChosen: boolean;
  isCheckbox?: boolean;
  /** Why it cannot be chosen now. */
  refusal?: string;
  onChange: (isOn: boolean) => void;
}

function Option({ name, label, hint, isChosen, isCheckbox, refusal, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className={styles.option}>
      <input
        id={id}
        type={isCheckbox ? "checkbox" : "radio"}
        name={name}
        checked={isChosen}
        disabled={refusal !== undefined}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}hint`} className={refusal ? styles.refusal : styles.hint}>
        {refusal ? `Not with this choice: ${refusal}` : hint}
      </span>
    </div>
  );
}
