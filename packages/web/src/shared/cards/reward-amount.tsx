import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../format/amount.ts';

/** A hundredth: what is less would be shown as nothing. */
const SMALL = 10_000n;

type RewardAmountProps = Readonly<{
  money: Readonly<{ amount: string | bigint; symbol: string }>;
  className?: string;
}>;

/** A reward: small ones keep their decimals. Every coin that rewards are paid in has six. */
export function RewardAmount({ money, className = 'font-strong' }: RewardAmountProps): ReactNode {
  const amount = BigInt(money.amount);
  const { short, full } = amountText(amount, COIN_DECIMALS, amount < SMALL ? COIN_DECIMALS : 4);
  return (
    <span title={`${full} ${money.symbol}`} className="whitespace-nowrap">
      <span className={className}>{short}</span>{' '}
      <span className="text-14 font-normal text-ink-2">{money.symbol}</span>
    </span>
  );
}
