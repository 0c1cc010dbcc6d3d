import type { Coin } from '../../../shared/coins/coin.ts';
import { coinSentence } from '../../../shared/coins/coin-amount.tsx';
import type { FilledZap } from './zap-rates.ts';

/** What the bought LP stands for, about and at least, in words: nobody counts in units of LP. */
export function zapCoins(
  { added, swapOut, lp, minLp }: FilledZap,
  coin: Coin,
  other: Coin,
): Readonly<{ coins: string; least: string }> {
  const text = (part: bigint, whole: bigint) => {
    const of = (amount: bigint) => (whole === 0n ? 0n : (amount * part) / whole);
    return `${coinSentence(of(added), coin)} + ${coinSentence(of(swapOut), other)}`;
  };
  return { coins: text(lp, lp), least: text(minLp, lp) };
}
