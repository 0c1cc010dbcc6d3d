import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { costText } from '../coins/cost-text.ts';
import { amountText, twoDecimals } from '../format/amount.ts';

type SunAmountProps = Readonly<{
  sun: bigint | string;
  /** What someone pays: a begun hundredth counts whole, so that it is never shown too small. */
  cost?: boolean;
  className?: string;
}>;

/** An amount of TRX, its unit smaller and lighter; the whole of it for who points at it. */
export function SunAmount(props: SunAmountProps): ReactNode {
  const { sun, cost = false, className = 'font-strong' } = props;
  const { full } = amountText(BigInt(sun), COIN_DECIMALS);
  return (
    <span title={`${full} TRX`} className="whitespace-nowrap">
      <span className={className}>{cost ? costText(BigInt(sun)) : gotText(BigInt(sun))}</span>{' '}
      <span className="text-14 font-normal text-ink-2">{'TRX'}</span>
    </span>
  );
}

/** From here on lists are short. */
const LARGE = 100_000_000_000n;

/** What someone gets: cut off after two decimals, and short from a hundred thousand on. */
function gotText(sun: bigint): string {
  return sun < LARGE ? twoDecimals(sun) : amountText(sun, COIN_DECIMALS).short;
}
