import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../navigation/paths.ts';
import { AddressFull } from '../ui/address/address-full.tsx';
import { Identicon } from '../ui/address/identicon.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { useContacts } from './contact-book.ts';
import { contactTexts } from './texts.ts';

type ContactSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  onPick: (address: Address) => void;
}>;

/** Fills an address field by a name. */
export function ContactSheet({ open, onClose, onPick }: ContactSheetProps): ReactNode {
  const t = useTexts(contactTexts);
  const [wanted, setWanted] = useState('');
  const contacts = useContacts();
  const found = contacts.filter(({ name }) =>
    name.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const pick = (address: Address) => {
    onPick(address);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('pick')}>
      <SearchField label={t('pickSearch')} value={wanted} onChange={setWanted} />
      <ul className="pt-2">
        {found.map(({ address, name }) => (
          <li key={address} className="border-t border-line-soft first:border-t-0">
            <button
              type="button"
              onClick={() => pick(address)}
              className="flex w-full gap-3 py-3 text-left hover:bg-surface-2"
            >
              <Identicon address={address} />
              <span className="min-w-0">
                <bdi className="block pb-2 font-strong wrap-anywhere">{name}</bdi>
                <AddressFull address={address} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-14 text-ink-2">
        {found.length === 0 && t('noneFound')}
      </p>
      <Link to={paths.contacts} className={buttonClass('ghost')}>
        {t('toBook')}
      </Link>
    </Sheet>
  );
}
