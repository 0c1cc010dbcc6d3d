import { abovePool, type OfferTerms, type PoolSides } from '@vellum/api/otc/otc-offer';
import type { Address } from '@vellum/tron/address';
import { shownName } from '../../shared/coins/coin.ts';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import type { Offer, OfferedCoin } from './otc-queries.ts';

/** How a coin of an offer is written; without decimals no amount of it can be. */
export type WrittenCoin<D = number | null> = Readonly<{
  coin: Address | null;
  symbol: string;
  decimals: D;
}>;

/** Both of its coins say how their amounts are written. */
export type CountedOffer = Offer &
  Readonly<Record<'sell' | 'want', OfferedCoin & Readonly<{ decimals: number }>>>;

export const isCounted = (offer: Offer): offer is CountedOffer =>
  offer.sell.decimals !== null && offer.want.decimals !== null;

/** One that nobody vouches for carries the end of its address. */
export function writtenCoin<D extends number | null>({
  coin,
  symbol,
  decimals,
  standing,
}: OfferedCoin & Readonly<{ decimals: D }>): WrittenCoin<D> {
  const name = symbol === null ? '' : shownName(symbol);
  const end = coin === null || standing === 'known' ? '' : `(…${coin.slice(-4)})`;
  return { coin, symbol: [name, end].filter(Boolean).join(' '), decimals };
}

export const termsOf = (
  offer: Pick<Offer, 'amount' | 'left' | 'wantAmount' | 'wholeOnly'>,
): OfferTerms => ({
  amount: BigInt(offer.amount),
  left: BigInt(offer.left),
  wantAmount: BigInt(offer.wantAmount),
  wholeOnly: offer.wholeOnly,
});

export const poolOf = ({ pool }: Pick<Offer, 'pool'>): PoolSides | null =>
  pool && { sell: BigInt(pool.sell), want: BigInt(pool.want) };

export const abovePoolOf = (offer: Offer): number | null => {
  const pool = poolOf(offer);
  return pool && abovePool(termsOf(offer), pool);
};

/** Digits of a price beyond those of the coin it is in: a coin may cost less than its smallest unit. */
const MORE = 12;

/** `0.059`: what one whole coin costs; a dash where nobody knows what a whole one is. */
export function priceText(
  { amount, wantAmount }: Pick<OfferTerms, 'amount' | 'wantAmount'>,
  sell: Pick<WrittenCoin, 'decimals'>,
  want: Pick<WrittenCoin, 'decimals'>,
): string {
  if (sell.decimals === null || want.decimals === null) return '–';
  if (amount === 0n) return '0';
  const price = (wantAmount * 10n ** BigInt(sell.decimals + MORE)) / amount;
  const decimals = want.decimals + MORE;
  // Four digits after the point as long as they say something: prices are compared.
  const cut = 10n ** BigInt(decimals - 4);
  const isLarge = price >= 10n ** BigInt(decimals - 2);
  return isLarge ? fourDigits(price / cut) : coinText(price, { decimals }).short;
}

function fourDigits(tenThousandths: bigint): string {
  const whole = (tenThousandths / 10_000n).toLocaleString('en-US');
  return `${whole}.${(tenThousandths % 10_000n).toString().padStart(4, '0')}`;
}

/** Parts of 1,000 that a pool takes of what is swapped. */
const [KEPT, WHOLE] = [997n, 1000n];

/** What selling an amount in the pool gives now. */
export function soldInPool(amount: bigint, { sell, want }: PoolSides): bigint {
  const kept = amount * KEPT;
  return (kept * want) / (sell * WHOLE + kept);
}

/** What buying an amount from the pool costs now; null when it has not so much. */
export function boughtFromPool(amount: bigint, { sell, want }: PoolSides): bigint | null {
  if (amount >= sell) return null;
  return (want * amount * WHOLE) / ((sell - amount) * KEPT) + 1n;
}
