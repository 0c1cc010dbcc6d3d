import type { Fate } from '../../chain/transaction-fate.ts';
import type { JournalRecord, KeptTransaction } from '../journal/journal-record.ts';

/** Milliseconds: no transaction lives longer than a day, and clocks differ. */
const LONGEST = 25 * 3_600_000;

/**
 * Whether a run that ended as failed may cost something after all: a node that refused the signed bytes, or
 * said they had expired, may have passed them on, and a block in which they failed may be replaced by one in
 * which they succeed. Asked right before the same thing would be signed again.
 */
export async function mayStillPay(
  { signed, state, begunAt }: JournalRecord,
  now: number,
  ask: (sent: KeptTransaction) => Promise<Fate>,
): Promise<boolean> {
  if (!signed || state.step !== 'failed' || now - begunAt > LONGEST) return false;
  const fate = await ask(signed);
  if (fate.status === 'expired') return false;
  return fate.status !== 'final' || !fate.info.failed;
}
