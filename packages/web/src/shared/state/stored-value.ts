type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text in the browser's storage that every part of the page can watch; works without storage too. */
export function storedValue(key: string, storage: () => Slot = () => localStorage) {
  const listeners = new Set<() => void>();
  let current: string | null | undefined;

  const read = (): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      // Storage may be forbidden: the value then lasts as long as the page.
      return null;
    }
  };
  return {
    get(): string | null {
      current ??= read();
      return current;
    },
    set(value: string | null): void {
      current = value;
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // As above.
      }
      for (const listener of listeners) listener();
    },
    /** What another tab has stored: believed, not written again. */
    take(value: string | null): void {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
