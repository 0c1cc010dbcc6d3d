import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { AddressFull } from '../ui/address/address-full.tsx';

/** What is rented, and the whole address of someone else: its ends can be made alike. */
export function rentedFor(words: string, receiver: Address): ReactNode {
  return (
    <>
      <span className="mb-2 block">{words}</span>
      <AddressFull address={receiver} />
    </>
  );
}
