import type { ReactNode } from 'react';
import type { Coin } from '../coins/coin.ts';
import { CoinAmount } from '../coins/coin-amount.tsx';
import { LpAmount } from './lp-amount.tsx';

type CoinOrLpProps = Readonly<{
  amount: bigint | string;
  coin: (Pick<Coin, 'symbol' | 'decimals'> & Partial<Coin>) | undefined;
  className?: string;
  worth?: 'beside' | 'below' | 'none';
}>;

/** An amount of any coin; of LP the two coins that it stands for. */
export function CoinOrLp({ amount, coin, className, worth = 'none' }: CoinOrLpProps): ReactNode {
  const look = className === undefined ? {} : { className };
  return coin?.pair ? (
    <LpAmount pair={coin.address} amount={amount} worth={worth} {...look} />
  ) : (
    <CoinAmount amount={amount} coin={coin} {...look} />
  );
}
