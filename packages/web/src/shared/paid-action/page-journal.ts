import { type Journal, openJournal } from './journal.ts';

let opened: Journal | null = null;

/** The journal of this browser. */
export function journal(): Journal {
  opened ??= openJournal();
  return opened;
}
