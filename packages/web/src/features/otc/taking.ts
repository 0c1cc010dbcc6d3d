import type { CodeWithParams } from '@vellum/api/error-codes';
import { priceOfPart, smallestPart } from '@vellum/api/otc-offer';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import type { CameFrom } from './came-from.ts';
import { termsOf, writtenCoin } from './offer-figures.ts';
import type { Offer } from './otc-queries.ts';
import type { TakeParams } from './take-offer.ts';

/** What the review is told of the part that is taken. */
export function paramsOfTaking(offer: Offer, amount: bigint, from: CameFrom): TakeParams {
  const [sell, want] = [writtenCoin(offer.sell), writtenCoin(offer.want)];
  return {
    offerId: offer.offerId,
    sell: offer.sell.coin ?? '',
    symbol: sell.symbol,
    decimals: sell.decimals,
    amount: amount.toString(),
    want: offer.want.coin,
    wantSymbol: want.symbol,
    wantDecimals: want.decimals,
    pay: priceOfPart(termsOf(offer), amount).toString(),
    unknown: offer.sell.standing === 'unknown',
    from,
  };
}

/** What speaks against taking an amount of an offer. */
export function takeProblem(offer: Offer, amount: bigint | null): CodeWithParams | null {
  const terms = termsOf(offer);
  const coin = writtenCoin(offer.sell);
  if (amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (amount > terms.left) {
    return { code: 'EXCEEDS_MAX_PURCHASE', params: { max: coinSentence(terms.left, coin) } };
  }
  const least = smallestPart(terms);
  return amount < least
    ? { code: 'BELOW_MINIMUM', params: { min: coinSentence(least, coin) } }
    : null;
}
