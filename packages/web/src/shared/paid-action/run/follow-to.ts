import type { JournalRecord } from '../journal/journal-record.ts';
import { follow } from './follow.ts';
import type { RunPorts } from './run-ports.ts';

const never = new AbortController().signal;

/** Follows a signed run in this tab up to a point. */
export function followTo(
  until: 'registered' | 'final',
  record: JournalRecord,
  ports: RunPorts,
  observer: Readonly<{ take(record: JournalRecord): void }>,
): Promise<JournalRecord> {
  return follow(record, { ports, until, stop: never, take: (changed) => observer.take(changed) });
}
