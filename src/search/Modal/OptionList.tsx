import clsx from "clsx";
import type { MouseEvent } from "react";
import { searchPageUrl } from "../text";
import Highlighted from "../ui/Highlighted";
import KindBadge from "../ui/KindBadge";
import { useResultHref } from "../ui/ResultLink";
import shared from "../ui/styles.module.css";
import type { Option, OptionGroup } from "./options";
import styles from "./styles.module.css";

interface OptionListProps {
  id: string;
  groups: readonly OptionGroup[];
  activeId: string | undefined;
  onHover: (option: Option) => void;
  onFollow: (option: Option, newTab: boolean) => void;
}

/** The list that belongs to the search box: focus stays in the box, the active option is marked. */
export default function OptionList({ id, groups, activeId, onHover, onFollow }: OptionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${id}-${group.id}`}
          className={styles.group}
        >
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className={clsx(styles.label, !group.labelShown && "sr-only")}
          >
            {group.label}
          </div>
          {group.options.map((option) => (
            <OptionLink
              key={option.id}
              id={`${id}-${option.id}`}
              option={option}
              active={option.id === activeId}
              onHover={onHover}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionLinkProps {
  id: string;
  option: Option;
  active: boolean;
  onHover: (option: Option) => void;
  onFollow: (option: Option, newTab: boolean) => void;
}

function OptionLink({ id, option, active, onHover, onFollow }: OptionLinkProps) {
  const hrefOf = useResultHref();
  const { crumbs = [], kind } = option;
  const follow = (event: MouseEvent) => {
    // The browser opens a new tab or window by itself.
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      onFollow(option, false);
    }
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={clsx(styles.option, option.section && styles.section)}
      href={
        option.query === undefined
          ? hrefOf(option.url, option.external)
          : hrefOf(searchPageUrl(option.query))
      }
      onClick={follow}
      onPointerMove={() => !active && onHover(option)}
    >
      <span className={styles.line}>
        <span className={styles.title}>
          <Highlighted pieces={option.title} />
        </span>
        {kind && <KindBadge kind={kind} />}
      </span>
      {crumbs.length > 0 && <span className={shared.crumbs}>{crumbs.join(" › ")}</span>}
      {option.excerpt.length > 0 && (
        <span className={clsx(shared.excerpt, styles.excerpt)}>
          <Highlighted pieces={option.excerpt} />
        </span>
      )}
    </a>
  );
}
