import { storedValue } from '../../shared/state/stored-value.ts';
import { useStored } from '../../shared/state/use-store.ts';

const stored = storedValue('vellum.announcements.read');
/** More than anyone scrolls through. */
const MOST = 500;

/** Which announcements were opened in this browser; nobody else is told. */
export function useRead(): ReadonlySet<string> {
  return idsIn(useStored(stored));
}

export function markRead(ids: readonly string[]): void {
  const all = [...new Set([...ids, ...idsIn(stored.get())])];
  stored.set(all.slice(0, MOST).join());
}

const idsIn = (text: string | null): ReadonlySet<string> =>
  new Set((text ?? '').split(',').filter((id) => /^\d{1,18}$/.test(id)));
