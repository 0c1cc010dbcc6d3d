import { useInU } from '../coins/coin-rates.ts';
import { twoDecimals } from '../format/amount.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from '../ui/texts.ts';

const WHOLE = 1_000_000n;

/**
 * What a typed amount is worth: a coin in TRX, TRX in U. Null while nothing is typed, and for coins without a price.
 * `coin` is null for TRX, undefined while unknown.
 */
export function useWorth(coin: string | null | undefined, amount: bigint | null): string | null {
  const t = useTexts(uiTexts);
  const inU = useInU();
  if (coin === undefined || amount === null || amount === 0n) return null;
  const u = inU({ coin, amount });
  const trx = inU({ coin: null, amount: WHOLE });
  if (u === null || !trx) return null;
  return coin === null
    ? t('about', { amount: `${twoDecimals(u)}\u00a0U` })
    : t('about', { amount: `${twoDecimals((u * WHOLE) / trx)}\u00a0TRX` });
}
