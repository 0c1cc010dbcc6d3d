import type { ReactNode } from 'react';
import { amountText } from '../format/amount.ts';
import type { Coin } from './coin.ts';
import { moneyText } from './cost-text.ts';

type CoinAmountProps = Readonly<{
  amount: bigint | string;
  coin: Pick<Coin, 'symbol' | 'decimals'> | undefined;
  className?: string;
}>;

/** An amount of any coin, its unit smaller and lighter; the whole of it for who points at it. */
export function CoinAmount({
  amount,
  coin,
  className = 'font-strong',
}: CoinAmountProps): ReactNode {
  if (!coin) return <span className="text-ink-2">{'…'}</span>;
  const { short, full } = coinText(amount, coin);
  return (
    <span title={`${full} ${coin.symbol}`} className="whitespace-nowrap">
      <span className={className}>{short}</span>{' '}
      <span className="text-14 font-normal text-ink-2">{coin.symbol}</span>
    </span>
  );
}

/**
 * Two decimals or none; of less than a hundredth, the first four digits that are not 0. A long row of zeros is counted
 * instead of written: `0.0₉2593`, since LP has 18 decimals and little before them.
 */
export function coinText(amount: bigint | string, { decimals }: Pick<Coin, 'decimals'>) {
  const value = BigInt(amount);
  const isSmall = value > 0n && value * 100n < 10n ** BigInt(decimals);
  const zeros = decimals - value.toString().length;
  const text = amountText(value, decimals, isSmall ? Math.min(decimals, zeros + 4) : 2);
  if (!isSmall) return { ...text, short: text.short.replace(/\.\d$/, '$&0') };
  if (zeros < MANY_ZEROS) return text;
  return { ...text, short: `0.0${lowered(zeros)}${text.short.slice(2 + zeros)}` };
}

const MANY_ZEROS = 6;

function lowered(count: number): string {
  return count.toString().replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
}

/** `1,200.00 VLM` to the last unit, for fields, reviews and receipts. */
export function exactSentence(
  amount: bigint | string,
  { symbol, decimals }: Pick<Coin, 'symbol' | 'decimals'>,
): string {
  return moneyText({ amount: BigInt(amount), symbol, decimals });
}

/** `1,200 VLM` in one piece, for sentences of lists; short from a hundred thousand on. */
export function coinSentence(
  amount: bigint | string,
  coin: Pick<Coin, 'symbol' | 'decimals'>,
): string {
  return `${coinText(amount, coin).short}\u00a0${coin.symbol}`;
}
