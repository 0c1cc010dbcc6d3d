import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../format/amount.ts';

type RewardAmountProps = Readonly<{
  money: Readonly<{ amount: string | bigint; symbol: string }>;
  className?: string;
}>;

/** A reward: small ones keep their decimals. Every coin that rewards are paid in has six. */
export function RewardAmount({ money, className = 'font-strong' }: RewardAmountProps): ReactNode {
  const { short, full } = amountText(BigInt(money.amount), COIN_DECIMALS, 4);
  return (
    <span title={`${full} ${money.symbol}`} className="whitespace-nowrap">
      <span className={className}>{short}</span>{' '}
      <span className="text-14 text-ink-2">{money.symbol}</span>
    </span>
  );
}
