import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { coinSentence, exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { CoinOrLp } from '../../shared/lp/coin-or-lp.tsx';
import { useLpSentence } from '../../shared/lp/use-lp.ts';
import type { Lock } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

/** Without decimals no amount of it can be written. */
type LockCoin = Readonly<{ symbol: string; decimals: number | null }> &
  Partial<Omit<Coin, 'decimals'>>;

/** How the coin of a lock is written: as it says itself, else as the index knows it. */
export function useLockCoin({
  coinAddress,
  symbol,
  decimals,
}: Pick<Lock, 'coinAddress' | 'symbol' | 'decimals'>): LockCoin {
  const coin = useCoin(coinAddress);
  return coin ?? { symbol: symbol ?? coinAddress.slice(0, 6), decimals };
}

/** What is locked, in one piece, for sentences; LP as its two coins. */
export function useLockText(lock: Lock): string {
  const coin = useLockCoin(lock);
  const coins = useLpSentence(coin.pair ? lock.coinAddress : null, lock.lockAmount);
  const inSentence = useCoinSentence(exactSentence);
  return coins ?? inSentence(lock.lockAmount, coin);
}

/** Writes an amount of a locked coin in one piece, or that nobody knows it. */
export function useCoinSentence(write = coinSentence) {
  const t = useTexts(lockTexts);
  return (amount: string | bigint, { symbol, decimals }: LockCoin): string =>
    decimals === null ? t('unknownAmount', { coin: symbol }) : write(amount, { symbol, decimals });
}

type LockedAmountProps = Omit<Parameters<typeof CoinOrLp>[0], 'coin'> &
  Readonly<{ coin: LockCoin }>;

/** An amount of a locked coin, or that nobody knows it; LP as its two coins. */
export function LockedAmount({ coin, ...props }: LockedAmountProps): ReactNode {
  const t = useTexts(lockTexts);
  const { decimals } = coin;
  if (decimals === null) return <span>{t('unknownAmount', { coin: coin.symbol })}</span>;
  return <CoinOrLp coin={{ ...coin, decimals }} {...props} />;
}

export function LockAmount({ lock }: Readonly<{ lock: Lock }>): ReactNode {
  return <LockedAmount amount={lock.lockAmount} coin={useLockCoin(lock)} worth="beside" />;
}
