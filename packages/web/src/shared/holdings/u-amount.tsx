import type { ReactNode } from 'react';
import { twoDecimals } from '../format/amount.ts';

type UAmountProps = Readonly<{ u: bigint; className?: string }>;

/** A value in U with its unit smaller and lighter. */
export function UAmount({ u, className = 'font-strong' }: UAmountProps): ReactNode {
  return (
    <span className="whitespace-nowrap">
      <span className={className}>{twoDecimals(u)}</span>
      <span className="text-13 font-normal text-ink-2">{'\u00a0U'}</span>
    </span>
  );
}

/** The one large figure of a screen; its decimals are smaller. */
export function LargeU({ u }: Readonly<{ u: bigint }>): ReactNode {
  const [whole, cents] = twoDecimals(u).split('.');
  return (
    <span className="whitespace-nowrap">
      <span className="text-40 font-strong">
        {whole}
        <span className="text-24">{`.${cents}`}</span>
      </span>
      <span className="text-20 text-ink-2">{'\u00a0U'}</span>
    </span>
  );
}
