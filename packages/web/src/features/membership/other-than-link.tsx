import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { isAlike } from '../../shared/contacts/look-alike.ts';
import { useSentenceGap } from '../../shared/i18n/use-sentence-gap.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address-full.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { membershipTexts } from './texts.ts';

type OtherThanLinkProps = Readonly<{
  /** Of the invite link, as far as it is an address. */
  linked: string | null;
  chosen: Address;
  onUseLink: (address: Address) => void;
}>;

/** Warns when the inviter is not the one of the link someone came by; a look-alike most of all. */
export function OtherThanLink({ linked, chosen, onUseLink }: OtherThanLinkProps): ReactNode {
  const t = useTexts(membershipTexts);
  const gap = useSentenceGap();
  const address = parseAddress(linked ?? '');
  if (address === null || address === chosen) return null;
  const alike = isAlike(address, chosen);
  return (
    <div className="grid gap-3">
      <Notice kind={alike ? 'bad' : 'warn'}>
        <b className="font-strong">{t('otherThanLink')}</b>
        {alike && gap + t('lookAlike')}
      </Notice>
      <p className="text-14 text-ink-2">{t('fromLink')}</p>
      <AddressFull address={address} />
      <Button kind="secondary" onClick={() => onUseLink(address)}>
        {t('useLink')}
      </Button>
    </div>
  );
}
