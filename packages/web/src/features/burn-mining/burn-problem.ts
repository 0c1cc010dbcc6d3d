import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { BurnMode } from '@vellum/api/wire/choice-lists';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';

/** A swap this far below the average price is refused by the contract, fee included. */
export const MOST_BELOW_AVERAGE = 100;

type BurnEntry = Readonly<{
  mode: BurnMode;
  /** What was entered, on either side; null while nothing is. */
  entered: bigint | null;
  /** In U; null while it cannot be told. */
  value: bigint | null;
  /** What is given: coin of a burn, U of a swap. */
  given: bigint;
  /** Undefined until it is known. */
  balance: bigint | undefined;
  symbol: string;
  /** U that fit into one block. */
  room: bigint;
  belowAverageBps: number;
  /** The least that can be burned, as text with its coin. */
  least: string;
}>;

/** Why this cannot be burned; null when nothing speaks against it. */
export function burnProblem(asked: BurnEntry): CodeWithParams | null {
  const { entered, value, given, balance, symbol, room } = asked;
  if (entered === null) return { code: 'AMOUNT_REQUIRED' };
  if (entered === 0n) return { code: 'AMOUNT_ZERO' };
  if (value === null) return { code: 'SLIPPAGE' };
  if (value === 0n) return { code: 'BELOW_MINIMUM', params: { min: asked.least } };
  if (balance !== undefined && given > balance) {
    return { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
  }
  if (value > room) {
    const text = formatAmount(room, COIN_DECIMALS, { grouping: true, maxDecimals: 2 });
    return { code: 'BURN_BLOCK_CAP', params: { room: text } };
  }
  const isTooFar = asked.mode === 'swapToBurn' && asked.belowAverageBps > MOST_BELOW_AVERAGE;
  return isTooFar ? { code: 'SLIPPAGE' } : null;
}
