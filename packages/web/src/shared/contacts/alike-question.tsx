import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { AddressFull } from '../ui/address/address-full.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { ConfirmCheck } from '../ui/fields/confirm-check.tsx';
import { AlikeNotice } from './alike-notice.tsx';
import type { KnownAddress } from './known-address.ts';
import { contactTexts } from './texts.ts';

type AlikeQuestionProps = Readonly<{
  entered: Address;
  known: KnownAddress;
  onUse: (address: Address) => void;
  /** Whether the entered one is meant; null where the page asks for that itself, or where nothing is sent to it. */
  agreed: boolean | null;
  onAgree: (yes: boolean) => void;
}>;

/** The warning below a field, with both addresses to compare and the way to the known one. */
export function AlikeQuestion(props: AlikeQuestionProps): ReactNode {
  const { entered, known, onUse, agreed, onAgree } = props;
  const t = useTexts(contactTexts);
  return (
    <div className="grid gap-3 pt-3">
      <AlikeNotice known={known} />
      <p className="text-14 text-ink-2">{t('entered')}</p>
      <AddressFull address={entered} />
      <Button kind="secondary" size="small" onClick={() => onUse(known.address)}>
        {t('useInstead')}
      </Button>
      {agreed !== null && (
        <ConfirmCheck label={t('confirmAlike')} checked={agreed} onChange={onAgree} />
      )}
    </div>
  );
}
