import { addressIn } from '../../shared/chain/address-in.ts';
import { nobody } from '../../shared/contacts/receiver.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import type { PresaleTerms } from './configure-presale.tsx';
import { ownerTexts } from './texts.ts';

type TermsTextProps = Readonly<{ changes: string }> &
  Pick<PresaleTerms, 'devLPShare' | 'devLPReceiver'>;

/** What changes, and who gets the creator's LP and tokens: all terms are set at once, the receiver too. */
export function TermsText({ changes, devLPShare, devLPReceiver }: TermsTextProps) {
  const t = useTexts(ownerTexts);
  if (devLPReceiver === nobody) return changes;
  return (
    <>
      {changes}
      <span className="mt-2 grid gap-2 text-14">
        {devLPShare > 0 ? t('termsBothTo', { share: percentText(devLPShare) }) : t('termsTokensTo')}
        <AddressFull address={addressIn(devLPReceiver)} />
      </span>
    </>
  );
}
