import type { Address } from '@vellum/tron/address';
import { type Span, spansAt } from '../../launches/spans.ts';
import type { FillRow } from './trade-rows.ts';

/** What one address bought and sold of a token on its pair in a span, in sun. */
export type TraderSpanRow = {
  span: Span;
  start: bigint;
  token: Address;
  trader: Address;
  is_creator: boolean;
  bought: bigint;
  sold: bigint;
};

/** What trades add to the sums of those who traded, each sum once. */
export function tradersOf(
  fills: readonly FillRow[],
  creatorOf: (token: Address) => Address,
): TraderSpanRow[] {
  const sums = new Map<string, TraderSpanRow>();
  for (const { token, trader, price, side, value, at } of fills) {
    if (price === null) continue;
    for (const { span, start } of spansAt(Number(at))) {
      const key = `${span} ${start} ${token} ${trader}`;
      const row = sums.get(key) ?? {
        ...{ span, start, token, trader, bought: 0n, sold: 0n },
        is_creator: trader === creatorOf(token),
      };
      sums.set(key, row);
      if (side === 'buy') row.bought += value;
      else row.sold += value;
    }
  }
  return [...sums.values()];
}
