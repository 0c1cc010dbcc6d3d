import type { ReactNode } from 'react';
import { CoinAmount } from '../coins/coin-amount.tsx';
import { LpAmount } from './lp-amount.tsx';
import { type ToldCoin, useLpOf } from './use-lp-of.ts';

type ToldAmountProps = Readonly<{
  amount: bigint | string;
  coin: ToldCoin;
  className?: string;
  worth?: 'beside' | 'below' | 'none';
}>;

/** An amount of a coin that our server tells; of LP the two coins that it stands for. */
export function ToldAmount({
  amount,
  coin,
  className,
  worth = 'none',
}: ToldAmountProps): ReactNode {
  const facts = useLpOf(coin);
  const look = className === undefined ? {} : { className };
  return facts ? (
    <LpAmount pair={facts.pair} amount={amount} worth={worth} {...look} />
  ) : (
    <CoinAmount amount={amount} coin={coin} {...look} />
  );
}
