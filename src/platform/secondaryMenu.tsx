import { ReactContextError } from "@docusaurus/theme-common/internal";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";

type Props = Record<string, unknown>;

/** What a page puts into the second panel of the menu of phones: on docs pages, their sidebar. */
interface Content {
  component: ComponentType<Props> | null;
  props: Props | null;
}

const NOTHING: Content = { component: null, props: null };
const SetContext = createContext<((content: Content) => void) | null>(null);
const ContentContext = createContext<Content | null>(null);

/**
 * Takes the place of the theme's module, which sorts the props by `localeCompare` to tell whether
 * they are the same: a browser needs about as long for the first of these as for all the rest of a
 * page's start.
 */
export function NavbarSecondaryMenuContentProvider({ children }: { children: ReactNode }) {
  const [content, setContent] = useState(NOTHING);
  return (
    <SetContext value={setContent}>
      <ContentContext value={content}>{children}</ContentContext>
    </SetContext>
  );
}

export function useNavbarSecondaryMenuContent(): Content {
  return found(useContext(ContentContext));
}

export function NavbarSecondaryMenuFiller({
  component,
  props,
}: {
  component: ComponentType<Props>;
  props: Props;
}) {
  const setContent = found(useContext(SetContext));
  const latest = useRef(props);
  if (!isSame(latest.current, props)) {
    latest.current = props;
  }
  const same = latest.current;
  useEffect(() => setContent({ component, props: same }), [setContent, component, same]);
  useEffect(() => () => setContent(NOTHING), [setContent]);
  return null;
}

function isSame(some: Props, others: Props): boolean {
  const names = Object.keys(some);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => Object.is(some[name], others[name]))
  );
}

function found<Value>(value: Value | null): Value {
  if (!value) {
    throw new ReactContextError("NavbarSecondaryMenuContentProvider");
  }
  return value;
}
