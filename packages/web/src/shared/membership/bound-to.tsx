import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { AddressFull } from '../ui/address/address-full.tsx';

/** Whom an address is bound to, in full: what a signature stands for. */
export function BoundTo({
  words,
  address,
}: Readonly<{ words: string; address: Address }>): ReactNode {
  return (
    <div className="grid gap-2">
      <p>{words}</p>
      <AddressFull address={address} />
    </div>
  );
}
