import { useStore } from '../../state/use-store.ts';
import { journal } from './journal.ts';
import type { JournalRecord } from './journal-record.ts';

let records: readonly JournalRecord[] | null = null;
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

/** Every run of this browser; null until the journal has been read. */
export function useJournal(): readonly JournalRecord[] | null {
  return useStore(
    subscribe,
    () => records,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!stop) {
    stop = journal().subscribe(read);
    read();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

function read(): void {
  journal()
    .all()
    .then(
      (all) => {
        records = all;
      },
      () => {
        // A browser without a database has no runs to show.
        records ??= [];
      },
    )
    .finally(() => {
      for (const listener of listeners) listener();
    });
}
