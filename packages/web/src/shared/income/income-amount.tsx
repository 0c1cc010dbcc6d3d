import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { coinText } from '../coins/coin-amount.tsx';
import { amountText, twoDecimals } from '../format/amount.ts';

/** A hundredth of a coin of six decimals, as all are that income comes in. */
const CENT = 10_000n;

/** Two decimals, always, so that columns of figures stay in line; of less than a hundredth the first digits. */
export function incomeText(amount: bigint | string): string {
  const value = BigInt(amount);
  return value === 0n || value >= CENT
    ? twoDecimals(value)
    : coinText(value, { decimals: COIN_DECIMALS }).short;
}

/** `126.20 TRX` in one piece, for sentences. */
export function incomeSentence(amount: bigint | string, symbol: string): string {
  return `${incomeText(amount)}\u00a0${symbol}`;
}

type IncomeAmountProps = Readonly<{
  amount: bigint | string;
  symbol: string;
  className?: string;
}>;

/** An amount of income, its unit smaller and lighter; the whole of it for who points at it. */
export function IncomeAmount(props: IncomeAmountProps): ReactNode {
  const { amount, symbol, className = 'font-strong' } = props;
  const { full } = amountText(BigInt(amount), COIN_DECIMALS);
  return (
    <span title={`${full} ${symbol}`} className="whitespace-nowrap">
      <span className={className}>{incomeText(amount)}</span>{' '}
      <span className="text-14 font-normal text-ink-2">{symbol}</span>
    </span>
  );
}
