import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { CoinAmount, coinSentence } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { useStandsFor } from '../../shared/coins/use-stands-for.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Lock } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

type Written = Pick<Coin, 'symbol' | 'decimals'>;

/** How the coin of a lock is written: as it says itself, else as the index knows it. */
export function useLockCoin({
  coinAddress,
  symbol,
  decimals,
}: Pick<Lock, 'coinAddress' | 'symbol' | 'decimals'>): Written {
  const coin = useCoin(coinAddress);
  return coin ?? { symbol: symbol ?? coinAddress.slice(0, 6), decimals: decimals ?? 0 };
}

/** What is locked, in one piece, for sentences. */
export function useLockText(lock: Lock): string {
  return coinSentence(lock.lockAmount, useLockCoin(lock));
}

export function LockAmount({ lock }: Readonly<{ lock: Lock }>): ReactNode {
  return <CoinAmount amount={lock.lockAmount} coin={useLockCoin(lock)} />;
}

/** What locked LP stands for in its pool; nothing of other coins. */
export function StandsFor({
  coin,
  amount,
}: Readonly<{ coin: Address; amount: string }>): ReactNode {
  const t = useTexts(lockTexts);
  const text = useStandsFor(useCoin(coin), BigInt(amount));
  return text && <span className="block text-13 text-ink-2">{t('standsFor', { text })}</span>;
}
