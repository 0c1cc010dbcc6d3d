import type { ReactNode } from 'react';
import type { Contact } from '../../shared/contacts/contact-book.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address-full.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Identicon } from '../../shared/ui/identicon.tsx';
import { contactBookTexts } from './texts.ts';

type ContactRowProps = Readonly<{ contact: Contact; onOpen: () => void }>;

/** A name with the whole address it stands for. */
export function ContactRow({ contact, onOpen }: ContactRowProps): ReactNode {
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
