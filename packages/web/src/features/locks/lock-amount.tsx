import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { CoinOrLp } from '../../shared/lp/coin-or-lp.tsx';
import { useLpSentence } from '../../shared/lp/use-lp.ts';
import type { Lock } from './lock-queries.ts';

type Written = Pick<Coin, 'symbol' | 'decimals'> & Partial<Coin>;

/** How the coin of a lock is written: as it says itself, else as the index knows it. */
export function useLockCoin({
  coinAddress,
  symbol,
  decimals,
}: Pick<Lock, 'coinAddress' | 'symbol' | 'decimals'>): Written {
  const coin = useCoin(coinAddress);
  return coin ?? { symbol: symbol ?? coinAddress.slice(0, 6), decimals: decimals ?? 0 };
}

/** What is locked, in one piece, for sentences; LP as its two coins. */
export function useLockText(lock: Lock): string {
  const coin = useLockCoin(lock);
  const coins = useLpSentence(coin.pair ? lock.coinAddress : null, lock.lockAmount);
  return coins ?? exactSentence(lock.lockAmount, coin);
}

export function LockAmount({ lock }: Readonly<{ lock: Lock }>): ReactNode {
  return <CoinOrLp amount={lock.lockAmount} coin={useLockCoin(lock)} worth="beside" />;
}
