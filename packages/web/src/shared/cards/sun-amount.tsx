import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../format/amount.ts';
import { costText } from '../paid-action/cost-text.ts';

type SunAmountProps = Readonly<{
  sun: bigint | string;
  /** What somebody pays: a begun hundredth counts whole, so that it is never shown too small. */
  cost?: boolean;
  className?: string;
}>;

/** An amount of TRX, its unit smaller and lighter; the whole of it for who points at it. */
export function SunAmount(props: SunAmountProps): ReactNode {
  const { sun, cost = false, className = 'font-strong' } = props;
  const { short, full } = amountText(BigInt(sun), COIN_DECIMALS);
  return (
    <span title={`${full} TRX`} className="whitespace-nowrap">
      <span className={className}>{cost ? costText(BigInt(sun)) : short}</span>{' '}
      <span className="text-14 text-ink-2">{'TRX'}</span>
    </span>
  );
}
