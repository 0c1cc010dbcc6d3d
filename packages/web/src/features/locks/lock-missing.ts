import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Coin } from '../../shared/coins/coin.ts';
import { daysProblem } from './lock-days.ts';
import type { Receiver } from './receiver-part.tsx';
import type { LockText } from './texts.ts';

export type EnteredLock = Readonly<{
  coin: Coin | undefined;
  amount: bigint | null;
  balance: bigint | undefined;
  days: number | null;
  receiver: Receiver;
}>;

/** What speaks against an amount to lock. */
export function amountProblem(
  amount: bigint | null,
  balance: bigint | undefined,
  symbol: string,
): CodeWithParams | null {
  if (amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  return balance !== undefined && amount > balance
    ? { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } }
    : null;
}

/** The first thing that is still missing before a lock can be reviewed; null when nothing is. */
export function lockMissing({
  coin,
  amount,
  balance,
  days,
  receiver,
}: EnteredLock): LockText | null {
  if (!coin) return 'chooseCoin';
  const problem = amountProblem(amount, balance, coin.symbol);
  if (problem) return problem.code === 'AMOUNT_REQUIRED' ? 'enterAmount' : 'seeAmount';
  if (days === null) return 'enterDays';
  if (daysProblem(days)) return 'seeDays';
  return receiverMissing(receiver);
}

function receiverMissing(receiver: Receiver): LockText | null {
  if (receiver.kind === 'me') return null;
  if (!receiver.address) return 'enterReceiver';
  return receiver.isCompared ? null : 'compareFirst';
}
