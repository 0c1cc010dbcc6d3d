import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { SwapOutcome } from '@vellum/api/swap/swap-quote';
import type { Entry, SwapKind } from './swap-terms.ts';

type SwapInput = Readonly<{
  kind: SwapKind;
  entry: Entry;
  outcome: SwapOutcome | null;
  /** Of what is paid. */
  balance: bigint | undefined;
  symbol: string;
  isTrx: boolean;
  /** The most that will leave the wallet. */
  most: bigint | null;
}>;

/** Why this cannot be swapped; null when nothing speaks against it. */
export function swapProblem(input: SwapInput): CodeWithParams | null {
  const { kind, entry, outcome, balance, symbol, isTrx, most } = input;
  if (entry.amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (entry.amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (kind === 'swap' && outcome?.refusal) return { code: outcome.refusal };
  if (balance === undefined || most === null || most <= balance) return null;
  return isTrx
    ? { code: 'INSUFFICIENT_TRX' }
    : { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
}
