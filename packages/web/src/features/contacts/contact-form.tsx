import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { type Contact, MOST_CONTACTS, useContacts } from '../../shared/contacts/contact-book.ts';
import { NAME_LENGTH, nameProblem } from '../../shared/contacts/contact-name.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Field, type FieldNote, inputClass } from '../../shared/ui/fields/field.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { contactBookTexts } from './texts.ts';

type ContactFormProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** Null for a new one. */
  contact: Contact | null;
  /** What the form begins with. */
  address: string;
  onSave: (contact: Contact) => void;
  onRemove: (contact: Contact) => void;
}>;

/** A new name for an address, or another one for a contact. */
export function ContactForm(props: ContactFormProps): ReactNode {
  const { open, onClose, contact, onSave, onRemove } = props;
  const t = useTexts(contactBookTexts);
  const form = useContactForm(props);
  const { missing, saved } = form;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(contact ? 'changeTitle' : 'addTitle')}
      footer={
        <div className="grid gap-2">
          <Button disabled={saved === null} onClick={() => saved && onSave(saved)}>
            {missing ?? t('save')}
          </Button>
          {contact && (
            <Button kind="ghost" onClick={() => onRemove(contact)}>
              {t('remove')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        {contact ? (
          <AddressFull address={contact.address} />
        ) : (
          <AddressInput
            label={t('address')}
            text={form.text}
            onChange={form.enter}
            note={form.note}
          />
        )}
        <NameField form={form} />
        <p className="text-14 text-ink-2">{t('howSure')}</p>
      </div>
    </Sheet>
  );
}

type Form = ReturnType<typeof useContactForm>;

function useContactForm({ contact, address: begun }: ContactFormProps) {
  const t = useTexts(contactBookTexts);
  const contacts = useContacts();
  const [text, setText] = useState(begun);
  const [address, setAddress] = useState<Address | null>(contact?.address ?? parseAddress(begun));
  const [name, setName] = useState(contact?.name ?? '');
  const doubled = !contact && contacts.find((one) => one.address === address);
  const problem = address && nameProblem(name, { address }, contacts);
  const note: FieldNote | undefined = doubled
    ? { kind: 'bad', text: t('known', { name: doubled.name }) }
    : undefined;
  // Another name for somebody in it takes no room.
  const room = contact ? 1 : MOST_CONTACTS - contacts.length;
  const missing = missingOf(address, Boolean(doubled), problem, room);
  return {
    text,
    name,
    setName,
    enter: (next: string, found: Address | null) => {
      setText(next);
      setAddress(found);
    },
    note,
    problem: name === '' ? null : problem,
    missing: missing && t(missing),
    saved: missing === null && address !== null ? { address, name: name.trim() } : null,
  };
}

function missingOf(
  address: Address | null,
  isDoubled: boolean,
  problem: string | null,
  room: number,
) {
  if (room <= 0) return 'full';
  if (address === null) return 'enterAddress';
  if (isDoubled) return 'knownAlready';
  return problem === null ? null : problem === 'nameMissing' ? 'enterName' : 'changeName';
}

function NameField({ form }: Readonly<{ form: Form }>): ReactNode {
  const t = useTexts(contactBookTexts);
  const { problem, name, setName } = form;
  return (
    <Field
      label={t('name')}
      note={problem ? { kind: 'bad', text: t(problem, { n: NAME_LENGTH }) } : undefined}
    >
      {(links) => (
        <input
          {...links}
          dir="auto"
          value={name}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
          className={inputClass}
        />
      )}
    </Field>
  );
}
