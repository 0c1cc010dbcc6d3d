import type { ReactNode } from 'react';
import { signedAmount } from '../format/amount.ts';

/** U has six decimals. */
const DECIMALS = 6;

/** `+186.42 U`, two decimals, cut off towards zero. */
export const signedU = (u: bigint): string => signedIn(u, 'U');

/** The same in another unit of six decimals. */
function signedIn(amount: bigint, unit: string): string {
  const [whole, cents = ''] = signedAmount(amount, DECIMALS).split('.');
  return `${whole}.${cents.padEnd(2, '0')}\u00a0${unit}`;
}

type SignedValueProps = Readonly<{ value: Readonly<{ u: bigint | null; trx: bigint | null }> }>;

/** What something won or lost, in U or else in TRX: a sign, and the colour of the region. */
export function SignedValue({ value: { u, trx } }: SignedValueProps): ReactNode {
  const amount = u ?? trx;
  if (amount === null) return null;
  const text = signedIn(amount, u === null ? 'TRX' : 'U');
  const look = /[1-9]/.test(text) ? (amount > 0n ? 'text-rise' : 'text-fall') : 'text-ink-2';
  return <span className={`whitespace-nowrap ${look}`}>{text}</span>;
}
