import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';

/** What is done with these addresses, and each of them whole: ends can be made alike. */
export function listedAddresses(words: string, addresses: readonly Address[]): ReactNode {
  return (
    <>
      {words}
      <span className="mt-2 grid max-h-40 gap-1 overflow-y-auto font-mono text-13 break-all">
        {addresses.map((address) => (
          <span key={address}>{address}</span>
        ))}
      </span>
    </>
  );
}
