import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { AddressFull } from '../ui/address/address-full.tsx';
import { Notice } from '../ui/states/notice.tsx';
import type { KnownAddress } from './known-address.ts';
import { contactTexts } from './texts.ts';

/** That an address poses as one that the reader knows, with the known one to compare. */
export function AlikeNotice({ known }: Readonly<{ known: KnownAddress }>): ReactNode {
  const t = useTexts(contactTexts);
  const name = { name: known.name ?? '' };
  return (
    <div role="alert">
      <Notice kind="warn">
        <b className="block font-strong">{t(`alike_${known.as}`, name)}</b>
        <span className="mt-2 mb-2 block">{t(`real_${known.as}`, name)}</span>
        <AddressFull address={known.address} />
      </Notice>
    </div>
  );
}
