import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateText } from '../format/date.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Launch } from '../launch/launch.ts';
import { tokenPath } from '../launch/token-path.ts';
import { Fact } from '../paid-action/fact.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { Section } from '../ui/lists/section.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { saleTexts } from './texts.ts';
import type { TokenTexts } from './token-texts.ts';

type EvidenceNoteProps = Readonly<{ launch: Launch; texts: TokenTexts }>;

/** What a buyer would own, by the issuer's word; or that nothing is shown. Stands where it is bought. */
export function EvidenceNote({ launch, texts: { evidence } }: EvidenceNoteProps): ReactNode {
  const t = useTexts(saleTexts);
  const locale = useLocale();
  if (evidence === undefined) return null;
  if (evidence === null) {
    return (
      <div className="px-4 pt-4">
        <Notice>{t('noBacking')}</Notice>
      </div>
    );
  }
  const lines = [
    [t('owned'), evidence.claim],
    [t('heldBy'), evidence.custodian],
    [t('lastChecked'), dateText(evidence.attestedAt, locale)],
    [t('redeemed'), evidence.redemption],
    [t('notFor'), evidence.excluded],
  ] as const;
  return (
    <Section title={t('issuerSays')} aside={t('realWorldAsset')}>
      <div className="grid gap-3 px-4">
        <dl>
          {lines.map(([name, text]) => (
            <Fact key={name} name={name}>
              <bdi className="wrap-anywhere">{text}</bdi>
            </Fact>
          ))}
        </dl>
        <p className="text-14 text-ink-2">{t('issuerOnly')}</p>
        <Link to={tokenPath(launch.token)} className={buttonClass('secondary')}>
          {t('wholeEvidence')}
        </Link>
      </div>
    </Section>
  );
}
