import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';

type SunAmountProps = Readonly<{ sun: bigint | string; className?: string }>;

/** An amount of TRX, its unit smaller and lighter; the whole of it for who points at it. */
export function SunAmount({ sun, className = 'font-strong' }: SunAmountProps): ReactNode {
  const { short, full } = amountText(BigInt(sun), COIN_DECIMALS);
  return (
    <span title={`${full} TRX`} className="whitespace-nowrap">
      <span className={className}>{short}</span> <span className="text-14 text-ink-2">{'TRX'}</span>
    </span>
  );
}
