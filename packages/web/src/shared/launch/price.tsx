import type { ReactNode } from 'react';
import { priceText, wholePrice } from './price-text.ts';

const unit = 'TRX';

type PriceProps = Readonly<{ price: bigint | string; className?: string }>;

/** A price with its unit, smaller and lighter; all digits for who points at it. */
export function Price({ price, className = 'font-strong' }: PriceProps): ReactNode {
  const value = BigInt(price);
  return (
    <span title={`${wholePrice(value)} ${unit}`} className="whitespace-nowrap">
      <span className={className}>{priceText(value)}</span>{' '}
      <span className="text-14 font-normal text-ink-2">{unit}</span>
    </span>
  );
}
