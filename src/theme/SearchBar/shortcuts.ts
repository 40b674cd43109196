type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

export function isOpenShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Without Shift in mind: on some keyboards the slash needs it. */
export function isSlash({ key, ctrlKey, metaKey, altKey }: Keys): boolean {
  return key === "/" && !ctrlKey && !metaKey && !altKey;
}

/** Where a slash is text: input, select, textarea and editable elements, nothing else. */
export function isEditable(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (/^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable)
  );
}
