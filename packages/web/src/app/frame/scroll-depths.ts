import type { Location } from 'react-router';
import type { AppRoute } from '../routing/routes.tsx';

/** Entries of a tab's history that a browser keeps, and more than any of them does. */
const HISTORY = 100;

/** A page as it is in the history: kept pages by their path, others by their place in it. */
type HistoryEntry = Readonly<{ key: string; isKept: boolean }>;

export function placeOf(
  { keepAlive, path }: Pick<AppRoute, 'keepAlive' | 'path'>,
  { key }: Pick<Location, 'key'>,
): HistoryEntry {
  return keepAlive ? { key: path, isKept: true } : { key, isKept: false };
}

/** How deep pages were left: every kept one, and of the others as many as can be gone back to. */
export function scrollDepths() {
  const kept = new Map<string, number>();
  const passed = new Map<string, number>();
  return {
    leave({ key, isKept }: HistoryEntry, depth: number): void {
      if (isKept) {
        kept.set(key, depth);
        return;
      }
      // Deleted first: what was left last is the last to be forgotten.
      passed.delete(key);
      passed.set(key, depth);
      const [oldest] = passed.keys();
      if (passed.size > HISTORY && oldest !== undefined) passed.delete(oldest);
    },
    /** 0 for who was not there before. */
    of: ({ key, isKept }: HistoryEntry): number => (isKept ? kept : passed).get(key) ?? 0,
  };
}
