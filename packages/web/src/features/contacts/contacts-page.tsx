import { BookUser } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Contact,
  MOST_CONTACTS,
  useContactBook,
  useContacts,
} from '../../shared/contacts/contact-book.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { CopyButton } from '../../shared/ui/overlays/copy-button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { BookFile } from './book-file.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactBookTexts } from './texts.ts';

/** What is open: a form for nobody yet, for an address that a page led here with, or for a contact. */
type Opened = Readonly<{ contact: Contact | null; address: string }>;

/** Names for addresses, which every address field compares with. */
export function ContactsPage(): ReactNode {
  const t = useTexts(contactBookTexts);
  const [search] = useSearchParams();
  const asked = search.get('add');
  const [opened, setOpened] = useState<Opened | null>(
    asked === null ? null : { contact: null, address: asked },
  );
  const [wanted, setWanted] = useState('');
  const contacts = useContacts();
  const open = (contact: Contact | null) => setOpened({ contact, address: contact?.address ?? '' });
  const isFull = contacts.length >= MOST_CONTACTS;
  return (
    <>
      <div className="grid gap-4 px-4 pt-2">
        <p className="text-14 text-ink-2">{t('intro')}</p>
        {contacts.length > 0 && (
          <>
            <SearchField label={t('search')} value={wanted} onChange={setWanted} />
            <Button disabled={isFull} onClick={() => open(null)}>
              {t(isFull ? 'full' : 'add')}
            </Button>
          </>
        )}
      </div>
      {contacts.length === 0 ? (
        // In line with what stands above and below it.
        <div className="[&>div]:px-4 [&>div]:pt-8 [&>div]:pb-0">
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<Button onClick={() => open(null)}>{t('add')}</Button>}
          />
        </div>
      ) : (
        <List contacts={contacts} wanted={wanted} onOpen={open} />
      )}
      <div className="px-4 pt-6">
        <Notice icon={BookUser}>{t('kept')}</Notice>
      </div>
      <BookFile />
      {opened && (
        <OpenedForm key={opened.address} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type ListProps = Readonly<{
  contacts: readonly Contact[];
  wanted: string;
  onOpen: (contact: Contact) => void;
}>;

function List({ contacts, wanted, onOpen }: ListProps): ReactNode {
  const t = useTexts(contactBookTexts);
  const text = wanted.trim().toLowerCase();
  const found = contacts.filter(
    ({ name, address }) =>
      name.toLowerCase().includes(text) || address.toLowerCase().includes(text),
  );
  return (
    <Section title={t('list')} aside={t('count', { n: contacts.length })}>
      <ul className="px-4">
        {found.map((contact) => (
          <ContactRow key={contact.address} contact={contact} onOpen={() => onOpen(contact)} />
        ))}
      </ul>
      <p role="status" className="px-4 text-14 text-ink-2">
        {found.length === 0 && t('nothingFound')}
      </p>
    </Section>
  );
}

type OpenedFormProps = Readonly<{ opened: Opened; onClose: () => void }>;

function OpenedForm({ opened, onClose }: OpenedFormProps): ReactNode {
  const t = useTexts(contactBookTexts);
  const book = useContactBook();
  const [isOpen, setIsOpen] = useState(true);
  const done = (text: string) => {
    setIsOpen(false);
    void showToast({ kind: 'good', text });
    onClose();
  };
  return (
    <ContactForm
      open={isOpen}
      onClose={onClose}
      {...opened}
      onSave={(contact) => {
        book?.save(contact);
        done(t('saved', { name: contact.name }));
      }}
      onRemove={(contact) => {
        book?.remove(contact.address);
        done(t('removed', { name: contact.name }));
      }}
    />
  );
}

type ContactRowProps = Readonly<{ contact: Contact; onOpen: () => void }>;

/** A name with the whole address it stands for. */
function ContactRow({ contact, onOpen }: ContactRowProps): ReactNode {
  const t = useTexts(contactBookTexts);
  const { address, name } = contact;
  return (
    <li className="grid gap-2 border-t border-line-soft py-4 first:border-t-0">
      <div className="flex items-center gap-3">
        <Identicon address={address} />
        <bdi className="title min-w-0 flex-1 text-18 wrap-anywhere">{name}</bdi>
        <span className="-mr-4 flex-none">
          <Button kind="ghost" size="small" aria-label={t('changeOf', { name })} onClick={onOpen}>
            {t('change')}
          </Button>
        </span>
      </div>
      <div className="flex items-center justify-between gap-2">
        <AddressFull address={address} />
        <span className="-mr-3 flex-none">
          <CopyButton text={address} what={t('addressOf', { name })} />
        </span>
      </div>
    </li>
  );
}
