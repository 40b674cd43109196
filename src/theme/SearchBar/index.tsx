import { useHistory } from "@docusaurus/router";
import type { ModalProps } from "@site/src/search/Modal";
import { searchPageUrl } from "@site/src/search/text";
import { SearchIcon } from "@site/src/search/ui/icons";
import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { isEditable, isOpenShortcut, isSlash } from "./shortcuts";
import styles from "./styles.module.css";

const loadModal = () => import("@site/src/search/Modal");

/** The button in the navbar and the shortcuts; everything else is loaded when it is opened. */
export default function SearchBar() {
  const history = useHistory();
  const [open, setOpen] = useState(false);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const typedMeanwhile = useRef("");
  const focusBefore = useRef<Element | null>(null);

  const show = useCallback(() => {
    focusBefore.current = document.activeElement;
    typedMeanwhile.current = "";
    setOpen(true);
    loadModal().then(
      (module) => setModal(() => module.default),
      () => {
        // The search page tells about the failure and offers to try again.
        setOpen(false);
        history.push(searchPageUrl(""));
      },
    );
  }, [history]);

  const close = useCallback(() => setOpen(false), []);

  // After the dialog is gone: while it is open, nothing outside of it can take the focus.
  useEffect(() => {
    if (!open && focusBefore.current instanceof HTMLElement) {
      focusBefore.current.focus({ preventScroll: true });
      focusBefore.current = null;
    }
  }, [open]);

  // Changes hands in the same moment as the modal takes the focus, so that no letter falls between.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) {
        return;
      }
      if (isOpenShortcut(event)) {
        event.preventDefault();
        open ? close() : show();
      } else if (!open && isSlash(event) && !isEditable(event.composedPath()[0])) {
        event.preventDefault();
        show();
      } else if (open && !Modal && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        // Opened, but its code is still on the way: no letter gets lost.
        event.preventDefault();
        typedMeanwhile.current += event.key;
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, Modal, show, close]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
        onPointerEnter={() => void loadModal().catch(() => undefined)}
      >
        <SearchIcon />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {open &&
        Modal &&
        createPortal(
          <Modal initialQuery={typedMeanwhile.current} onClose={close} />,
          document.body,
        )}
    </>
  );
}
