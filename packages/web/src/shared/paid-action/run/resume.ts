import { type JournalRecord, standingOf, type Viewer } from '../journal/journal-record.ts';
import { isUnderWay } from '../machine.ts';
import { follow } from './follow.ts';
import type { RunPorts } from './run-ports.ts';

/**
 * Goes on with everything in the journal that was signed by this account on this chain and is not over. A run that
 * another tab, or this one, is working on is left to it. Resolves when all of them have come as far as they can.
 */
export async function resumeAll(
  ports: RunPorts,
  viewer: () => Promise<Viewer>,
): Promise<readonly JournalRecord[]> {
  const who = await viewer();
  const records = await ports.journal.all();
  const mine = records.filter((record) => standingOf(record, who, ports.now()) === 'follow');
  const followed = await Promise.all(mine.map((record) => resumeOne(record, ports)));
  return followed.filter((record) => record !== null);
}

async function resumeOne(record: JournalRecord, ports: RunPorts): Promise<JournalRecord | null> {
  const stop = new AbortController().signal;
  const registered = isUnderWay(record.state)
    ? await ports.locks.hold(record.lock, async () => {
        // Another tab may have come further between the list and the lock.
        const now = (await ports.journal.get(record.id)) ?? record;
        return follow(now, { ports, stop, until: 'registered' });
      })
    : record;
  if (registered === null) return null;
  return ports.locks.hold(`final.${record.id}`, () =>
    follow(registered, { ports, stop, until: 'final' }),
  );
}
