import { quoteSwap, type SwapOutcome, type SwapSide } from '@vellum/api/swap/swap-quote';
import type { Address } from '@vellum/tron/address';
import type { SwapEnds } from './swap-ends.ts';
import type { SwapPools } from './swap-queries.ts';

/** What a person entered: the amount that is fixed, and at which end it stands. */
export type Entry = Readonly<{ side: SwapSide; amount: bigint | null }>;

/** How two tokens are exchanged: TRX and WTRX are the same coin, one for one. */
export type SwapKind = 'swap' | 'wrap' | 'unwrap';

export function kindOf({ pay, receive }: SwapEnds, wtrx: Address): SwapKind {
  if (pay === null && receive === wtrx) return 'wrap';
  return pay === wtrx && receive === null ? 'unwrap' : 'swap';
}

/** The best swap that the pools give for an entry; null before an amount is entered. */
export function outcomeOf(pools: SwapPools, ends: SwapEnds, entry: Entry): SwapOutcome | null {
  const { side, amount } = entry;
  if (amount === null) return null;
  const [from, to] = [ends.pay ?? pools.wtrx, ends.receive ?? pools.wtrx];
  return quoteSwap(pools.pairs, { from, to, side, amount });
}

/** Of each payment a pair keeps three thousandths. */
const [KEPT, WHOLE] = [997n, 1_000n];

/** What the pairs of a route keep of a payment, together and in the coin that is paid. */
export function poolFeeOf(paid: bigint, hops: number): bigint {
  const count = BigInt(hops);
  return paid - (paid * KEPT ** count) / WHOLE ** count;
}
