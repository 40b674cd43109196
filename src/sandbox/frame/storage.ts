/*
 * A sandboxed page has no storage of its own, and touching it throws. The library and the lab look
 * for it when they are loaded, so this stands in before they are: it lasts as long as the frame.
 */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    Object.defineProperty(this, key, {
      value: String(value),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }

  removeItem(key: string): void {
    if (Object.hasOwn(this, key)) delete this[key];
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
}
