import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { cardTexts } from '../cards/texts.ts';
import { AddressInput } from '../contacts/address-input.tsx';
import { alikeOf, type KnownAddress, knownAs } from '../contacts/known-address.ts';
import { receiverIn } from '../contacts/receiver.ts';
import { useKnownAddresses } from '../contacts/use-known-addresses.ts';
import { rememberAddress } from '../contacts/used-addresses.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/buttons/button.tsx';
import type { FieldNote } from '../ui/fields/field.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { ReceiverCheck } from './receiver-check.tsx';

type TransferSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** The card, or how many: `Gold 000 318`, `3 cards`. */
  name: string;
  /** The connected account. */
  owner: Address;
  /** Why an earlier try led nowhere. */
  refusal: string | null;
  onReview: (to: Address) => void;
}>;

/** Whom a card goes to: the whole address, compared part by part, with a warning when it poses as another. */
export function TransferSheet(props: TransferSheetProps): ReactNode {
  const { open, onClose, name, owner, refusal, onReview } = props;
  const t = useTexts(cardTexts);
  const [text, setText] = useState('');
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const known = useKnownAddresses();
  const { receiver, alike, wrong } = useReceiver(text, owner, known);
  const note: FieldNote | undefined = wrong ? { kind: 'bad', text: wrong } : undefined;
  const isReady = receiver !== null && confirmed === receiver;
  const review = () => {
    if (!receiver) return;
    rememberAddress(receiver);
    onReview(receiver);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('transferTitle', { name })}
      detail={t('transferDetail')}
      footer={
        <Button disabled={!isReady} onClick={review}>
          {t(isReady ? 'reviewTransfer' : receiver ? 'compareFirst' : 'enterReceiver')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {refusal !== null && <Notice kind="bad">{refusal}</Notice>}
        <AddressInput
          label={t('receiver')}
          text={text}
          onChange={setText}
          note={note}
          guard="page"
        />
        {receiver && (
          <ReceiverCheck
            address={receiver}
            alike={alike}
            isKnown={!alike && knownAs(receiver, known) !== null}
            confirmed={confirmed === receiver}
            onConfirm={(yes) => setConfirmed(yes ? receiver : null)}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Whom the text names, what that address can be mistaken for, and why a card cannot go there. */
function useReceiver(text: string, owner: Address, known: readonly KnownAddress[]) {
  const t = useTexts(cardTexts);
  const to = receiverIn(text);
  const isOurs = to !== null && knownAs(to, known)?.as === 'contract';
  const wrong = to === owner ? t('ownAddress') : isOurs && t('ourContract');
  return { receiver: wrong ? null : to, alike: to && alikeOf(to, known), wrong };
}
