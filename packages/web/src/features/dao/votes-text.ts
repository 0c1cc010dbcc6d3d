import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';

const THOUSAND = 1_000_000_000n;

/** Votes are counted in VLM, and never abbreviated: `5,000,000`, `12.25`. */
export function votesText(votes: bigint | string): string {
  const value = BigInt(votes);
  const maxDecimals = value < THOUSAND ? 2 : 0;
  return formatAmount(value, COIN_DECIMALS, { maxDecimals, grouping: true });
}
