import type { Address } from '@vellum/tron/address';
import { type ReactNode, Suspense } from 'react';
import { alikeOf, isTold, type KnownAddress, knownAs } from './known-address.ts';
import { AlikeQuestion, ContractLine, KnownLine } from './lazy-parts.ts';
import { useReceiverKind } from './receiver.ts';

type AddressGuardProps = Readonly<{
  address: Address;
  known: readonly KnownAddress[];
  /** Null where the page has a question of its own, or where nothing is sent to the address. */
  agreed: boolean | null;
  /** Whether something is sent to it: then a contract is told as one. */
  isReceiver: boolean;
  onAgree: (yes: boolean) => void;
  onUse: (address: Address) => void;
}>;

/** What the reader must know of a complete address: that it poses as a known one, or whose it is. */
export function AddressGuard(props: AddressGuardProps): ReactNode {
  const { address, known, agreed, isReceiver, ...acts } = props;
  const kind = useReceiverKind(isReceiver ? address : null);
  const alike = alikeOf(address, known);
  const own = knownAs(address, known);
  return (
    <Suspense>
      {own && isTold(own, kind) && <KnownLine known={own} />}
      {kind === 'contract' && own?.as !== 'contract' && <ContractLine />}
      {alike && <AlikeQuestion entered={address} known={alike} agreed={agreed} {...acts} />}
    </Suspense>
  );
}
