import type { Transaction } from '@vellum/tron/transaction';
import { Refusal } from '../execution/refusal.ts';
import type { ConsoleCalls } from '../tvm/console-calls.ts';
import type { SubmitOptions, SubmitResult } from './chain.ts';
import type { ChainCore } from './core.ts';
import { drainPool, mineOne } from './mine.ts';

const ACCEPTED: SubmitResult = { code: 'SUCCESS', message: '' };

const accepted = (console: ConsoleCalls | undefined): SubmitResult =>
  console ? { ...ACCEPTED, console } : ACCEPTED;

/** Mines the transaction at once or lets it wait. Resolves when a block that was made is durable. */
export async function submit(
  core: ChainCore,
  transaction: Transaction,
  instant: () => boolean,
  options: SubmitOptions = {},
): Promise<SubmitResult> {
  const { result, durable } = await core.exclusive(async () => {
    try {
      // Left behind by a revert to a moment when transactions could wait.
      if (instant()) await drainPool(core);
      core.check(transaction, options);
      if (instant()) {
        const { console, durable } = await mineOne(core, transaction);
        return { result: accepted(console.get(transaction.id)), durable };
      }
      const { console } = await core.pool.add(transaction, core.nextTimestamp());
      return { result: accepted(console), durable: undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const result = { code: error.code, message: error.message };
      core.observe((observer) => observer.refused(transaction, result));
      return { result, durable: undefined };
    }
  });
  await durable;
  return result;
}
