import type { Address } from '@vellum/tron/address';
import { type ReactNode, Suspense } from 'react';
import { cardTexts } from '../cards/texts.ts';
import type { KnownAddress } from '../contacts/known-address.ts';
import { AlikeNotice, ContractLine } from '../contacts/lazy-parts.ts';
import { useReceiverKind } from '../contacts/receiver.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AddressFull } from '../ui/address/address-full.tsx';
import { ConfirmCheck } from '../ui/fields/confirm-check.tsx';

type ReceiverCheckProps = Readonly<{
  address: Address;
  /** A known one that this can be mistaken for. */
  alike: KnownAddress | null;
  isKnown: boolean;
  confirmed: boolean;
  onConfirm: (yes: boolean) => void;
}>;

/** The whole address, compared part by part, with a warning when it poses as another. */
export function ReceiverCheck(props: ReceiverCheckProps): ReactNode {
  const { address, alike, isKnown, confirmed, onConfirm } = props;
  const t = useTexts(cardTexts);
  const kind = useReceiverKind(address);
  const isUsed = isKnown && kind !== null && kind !== 'contract';
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-2">{t(isUsed ? 'knownReceiver' : 'compareReceiver')}</p>
      <AddressFull address={address} />
      {kind === 'contract' && (
        <Suspense>
          <ContractLine />
        </Suspense>
      )}
      {alike && (
        <Suspense>
          <AlikeNotice known={alike} />
        </Suspense>
      )}
      <ConfirmCheck
        label={t(alike ? 'confirmAlike' : 'confirmReceiver')}
        checked={confirmed}
        onChange={onConfirm}
      />
    </div>
  );
}
