import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { PasteButton } from '../ui/buttons/paste-button.tsx';
import { Field, type FieldNote, inputClass } from '../ui/fields/field.tsx';
import { useLazySheet } from '../ui/overlays/use-lazy-sheet.tsx';
import { uiTexts } from '../ui/texts.ts';
import { AddressGuard } from './address-guard.tsx';
import { useContacts } from './contact-book.ts';
import { alikeOf, type KnownAddress, knownAs } from './known-address.ts';
import { ContactSheet } from './lazy-parts.ts';
import { nobody, receiverIn } from './receiver.ts';
import { useKnownAddresses } from './use-known-addresses.ts';

type AddressInputProps = Readonly<{
  label: string;
  text: string;
  /** Of the field, where a page leads to it. */
  name?: string;
  onLeave?: () => void;
  /**
   * The text as typed, and the address it stands for when its checksum is right. One that poses as an address the
   * reader knows is given only once they say that they mean it.
   */
  onChange: (text: string, address: Address | null) => void;
  note?: FieldNote | undefined;
  /** `page`: what is below the field shows the whole address and asks. `coin`: nothing is sent to it. */
  guard?: 'ask' | 'warn' | 'coin' | 'page';
}>;

/** An address, checked as it is typed: a wrong letter cannot pass its checksum, and a look-alike is told. */
export function AddressInput(props: AddressInputProps): ReactNode {
  const { text, note, guard = 'ask', onChange } = props;
  const t = useTexts(uiTexts);
  const known = useKnownAddresses();
  const [agreed, setAgreed] = useState<Address | null>(null);
  const address = receiverIn(text);
  const isHeld = guard === 'ask' && address !== null && agreed !== address && poses(address, known);
  const given = isHeld ? null : address;
  const told = useRef(address);
  const tell = (next: string, entered: Address | null) => {
    told.current = entered;
    onChange(next, entered);
  };
  const change = (raw: string) => {
    const next = raw.trim();
    const entered = receiverIn(next);
    const isPosing = guard === 'ask' && entered !== null && poses(entered, known);
    setAgreed(null);
    tell(next, isPosing ? null : entered);
  };
  // What is known may come later than what is typed, and so does the word that it is meant.
  const tellLater = useEffectEvent((entered: Address | null) => {
    if (told.current !== entered) tell(text, entered);
  });
  useEffect(() => tellLater(given), [given]);
  const wrong = text === nobody ? t('addressNobody') : t('addressWrong');
  const own: FieldNote | undefined =
    text.length >= 34 && !address ? { kind: 'bad', text: wrong } : undefined;
  return (
    <div className="min-w-0">
      <TypedAddress {...props} note={text === nobody ? own : (note ?? own)} onText={change} />
      {address && guard !== 'page' && (
        <AddressGuard
          address={address}
          known={known}
          agreed={guard === 'ask' ? agreed === address : null}
          isReceiver={guard !== 'coin' && note?.kind !== 'bad'}
          onAgree={(yes) => setAgreed(yes ? address : null)}
          onUse={change}
        />
      )}
    </div>
  );
}

/** Whether it can be mistaken for a known one; someone in the contact book is told apart already. */
const poses = (address: Address, known: readonly KnownAddress[]): boolean =>
  knownAs(address, known)?.as !== 'contact' && alikeOf(address, known) !== null;

type TypedAddressProps = AddressInputProps & Readonly<{ onText: (text: string) => void }>;

function TypedAddress({ label, text, name, onLeave, note, onText }: TypedAddressProps): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <Field label={label} note={note} aside={<FromContacts onPick={onText} />}>
      {(links) => (
        <>
          <input
            {...links}
            name={name}
            onBlur={onLeave}
            value={text}
            onChange={(event) => onText(event.target.value)}
            maxLength={64}
            placeholder="T…"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={`${inputClass} font-mono`}
          />
          <PasteButton label={t('paste')} onText={onText} />
        </>
      )}
    </Field>
  );
}

/** Nothing as long as there are no contacts. */
function FromContacts({ onPick }: Readonly<{ onPick: (address: Address) => void }>): ReactNode {
  const t = useTexts(uiTexts);
  const isEmpty = useContacts().length === 0;
  const { sheet, open } = useLazySheet(ContactSheet, { onPick });
  if (isEmpty) return null;
  return (
    <>
      <button type="button" className="-my-3 min-h-11 font-strong text-primary" onClick={open}>
        {t('contacts')}
      </button>
      {sheet}
    </>
  );
}
