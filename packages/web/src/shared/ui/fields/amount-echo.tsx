import type { TypedAmount } from '@vellum/api/typed-text/typed-amount';
import type { ReactNode } from 'react';
import { understoodText } from './amount-words.ts';

type AmountEchoProps = Readonly<{
  read: TypedAmount;
  decimals: number;
  unit: string;
  /** What it is worth or costs: `about 640 TRX`. */
  worth?: ReactNode;
}>;

/** What the field understood, so that nobody signs another number than they meant. */
export function AmountEcho({ read, decimals, unit, worth }: AmountEchoProps): ReactNode {
  if (read.kind !== 'amount') return null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-14 text-ink-2">
      <span className="min-w-0">
        {'= '}
        <b className="font-strong wrap-anywhere text-16 text-ink">
          {understoodText(read.units, decimals, unit)}
        </b>
      </span>
      {worth && <span>{worth}</span>}
    </span>
  );
}
