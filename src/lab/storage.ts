/** sessionStorage, or nothing where the browser refuses it. */
export function sessionStore(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readSession(key: string): string {
  try {
    return sessionStore()?.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function writeSession(key: string, value: string): void {
  try {
    if (value) sessionStore()?.setItem(key, value);
    else sessionStore()?.removeItem(key);
  } catch {
    // full or blocked: the choice lasts as long as the page
  }
}
