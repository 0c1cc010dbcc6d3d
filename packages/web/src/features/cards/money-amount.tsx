import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';

type MoneyAmountProps = Readonly<{
  money: Readonly<{ amount: string; symbol: string }>;
}>;

/** A reward: small ones keep their decimals. Every coin that rewards are paid in has six. */
export function MoneyAmount({ money }: MoneyAmountProps): ReactNode {
  const { short, full } = amountText(BigInt(money.amount), COIN_DECIMALS, 4);
  return (
    <span title={`${full} ${money.symbol}`} className="whitespace-nowrap">
      <span className="font-strong">{short}</span>{' '}
      <span className="text-14 text-ink-2">{money.symbol}</span>
    </span>
  );
}
