import type { ReactNode } from 'react';
import type { Coin } from './coin.ts';
import { moneyText } from './cost-text.ts';

type ExactAmountProps = Readonly<{
  amount: bigint | string;
  coin: Pick<Coin, 'symbol' | 'decimals'>;
  className?: string;
}>;

/** An amount to the last unit, as it is signed; its coin smaller and lighter, as in every list. */
export function ExactAmount(props: ExactAmountProps): ReactNode {
  const { amount, coin, className = 'font-strong' } = props;
  const { symbol, decimals } = coin;
  const figure = moneyText({ amount: BigInt(amount), decimals, symbol: '' }).trimEnd();
  return (
    <span className="whitespace-nowrap">
      <span className={className}>{figure}</span>
      {'\u00a0'}
      <span className="text-14 font-normal text-ink-2">{symbol}</span>
    </span>
  );
}
