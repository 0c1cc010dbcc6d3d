import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import type { SaleRules } from './sale-tab.tsx';

/** What speaks against buying an amount in the sale. */
export function saleProblem(
  { offer, symbol, decimals }: Pick<SaleRules, 'offer' | 'symbol' | 'decimals'>,
  amount: bigint | null,
): CodeWithParams | null {
  const coin = { symbol: symbol ?? '', decimals: decimals ?? 0 };
  if (offer === null || amount === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (amount > BigInt(offer.left)) {
    return { code: 'EXCEEDS_MAX_PURCHASE', params: { max: exactSentence(offer.left, coin) } };
  }
  return amount < BigInt(offer.smallest)
    ? { code: 'BELOW_MINIMUM', params: { min: exactSentence(offer.smallest, coin) } }
    : null;
}
