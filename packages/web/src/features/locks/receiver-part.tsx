import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { ReceiverCheck } from '../../shared/card-actions/receiver-check.tsx';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { alikeOf, knownAs } from '../../shared/contacts/known-address.ts';
import { receiverIn } from '../../shared/contacts/receiver.ts';
import { useKnownAddresses } from '../../shared/contacts/use-known-addresses.ts';
import { rememberAddress } from '../../shared/contacts/used-addresses.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { FieldNote } from '../../shared/ui/fields/field.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { lockTexts } from './texts.ts';

/** Whom a lock will belong to; another only counts once it was compared part by part. */
export type Receiver =
  | Readonly<{ kind: 'me' }>
  | Readonly<{ kind: 'other'; address: Address | null; isCompared: boolean }>;

type ReceiverPartProps = Readonly<{
  owner: Address;
  receiver: Receiver;
  onChange: (receiver: Receiver) => void;
}>;

/** For oneself, or for someone else with the whole address to compare. */
export function ReceiverPart({ owner, receiver, onChange }: ReceiverPartProps): ReactNode {
  const t = useTexts(lockTexts);
  const [text, setText] = useState('');
  const choices = [
    { value: 'me', label: t('forMe') },
    { value: 'other', label: t('forOther') },
  ] as const;
  const choose = (kind: 'me' | 'other') =>
    onChange(
      kind === 'me' ? { kind } : { kind, address: othersIn(text, owner), isCompared: false },
    );
  const enter = (next: string) => {
    setText(next);
    onChange({ kind: 'other', address: othersIn(next, owner), isCompared: false });
  };
  const note: FieldNote | undefined =
    parseAddress(text) === owner ? { kind: 'bad', text: t('ownAddress') } : undefined;
  return (
    <Section title={t('forWhom')}>
      <div className="grid gap-4 px-4">
        <Segmented
          label={t('belongsTo')}
          choices={choices}
          value={receiver.kind}
          onChange={choose}
        />
        {receiver.kind === 'other' && (
          <>
            <Notice kind="warn">{t('forOtherGone')}</Notice>
            <AddressInput
              label={t('receiver')}
              text={text}
              onChange={enter}
              note={note}
              guard="page"
            />
            {receiver.address && (
              <Compared
                address={receiver.address}
                isCompared={receiver.isCompared}
                onCompare={(isCompared) => onChange({ ...receiver, isCompared })}
              />
            )}
          </>
        )}
      </div>
    </Section>
  );
}

function othersIn(text: string, owner: Address): Address | null {
  const address = receiverIn(text);
  return address === owner ? null : address;
}

type ComparedProps = Readonly<{
  address: Address;
  isCompared: boolean;
  onCompare: (yes: boolean) => void;
}>;

function Compared({ address, isCompared, onCompare }: ComparedProps): ReactNode {
  const known = useKnownAddresses();
  const alike = alikeOf(address, known);
  return (
    <ReceiverCheck
      address={address}
      alike={alike}
      isKnown={!alike && knownAs(address, known) !== null}
      confirmed={isCompared}
      onConfirm={(yes) => {
        if (yes) rememberAddress(address);
        onCompare(yes);
      }}
    />
  );
}
