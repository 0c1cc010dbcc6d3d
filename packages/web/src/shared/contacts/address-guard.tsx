import type { Address } from '@vellum/tron/address';
import { type ReactNode, Suspense } from 'react';
import { alikeOf, type KnownAddress, knownAs } from './known-address.ts';
import { AlikeQuestion, KnownLine } from './lazy-parts.ts';

type AddressGuardProps = Readonly<{
  address: Address;
  known: readonly KnownAddress[];
  /** Null where the page has a question of its own, or where nothing is sent to the address. */
  agreed: boolean | null;
  onAgree: (yes: boolean) => void;
  onUse: (address: Address) => void;
}>;

/** What the reader must know of a complete address: that it poses as a known one, or whose it is. */
export function AddressGuard({ address, known, agreed, ...acts }: AddressGuardProps): ReactNode {
  const alike = alikeOf(address, known);
  const own = knownAs(address, known);
  return (
    <Suspense>
      {own && <KnownLine known={own} />}
      {alike && <AlikeQuestion entered={address} known={alike} agreed={agreed} {...acts} />}
    </Suspense>
  );
}
