import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { dateText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { trxSentence } from '../../../shared/launch/trx-sentence.ts';
import { Fact } from '../../../shared/paid-action/fact.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { DocumentCheck } from './document-check.tsx';
import { SafeLink } from './safe-link.tsx';
import { tokenPageTexts } from './texts.ts';

/** What stands behind the token: the evidence its creator shows, or that there is none. */
export function BackingPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { evidence } = token;
  return (
    <Section title={t('behind')} aside={evidence && t('realWorldAsset')}>
      {evidence ? (
        <EvidenceCard evidence={evidence} />
      ) : (
        <div className="mx-4 flex gap-3 rounded-card border border-dashed border-line p-4">
          <Icon of={Info} size={20} className="mt-0.5" />
          <div>
            <p className="title text-18">{t('noBacking')}</p>
            <p className="text-14 text-ink-2">{t('noBackingText')}</p>
          </div>
        </div>
      )}
      <p className="px-4 pt-2 text-14 text-ink-2">
        {BigInt(token.backing) > 0n
          ? t('basePoolHolds', { amount: trxSentence(token.backing) })
          : t('basePoolEmpty')}
      </p>
    </Section>
  );
}

type Evidence = NonNullable<TokenDetail['evidence']>;

const DAY = 86_400_000;
const YEAR = 365;

/** Paper for what an issuer states. Readers can check that a document has the stated hash; nobody checks what it says. */
function EvidenceCard({ evidence }: Readonly<{ evidence: Evidence }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const days = Math.floor((now - evidence.attestedAt) / DAY);
  const day = dateText(evidence.attestedAt, locale);
  const lines = [
    [t('issuer'), evidence.issuer],
    [t('claim'), evidence.claim],
    [t('custodian'), evidence.custodian],
    [t('attested'), days < 0 ? day : t('attestedAgo', { date: day, n: days })],
    [t('assetValue'), evidence.assetValue],
    [t('redemption'), evidence.redemption],
    [t('excluded'), evidence.excluded],
  ] as const;
  return (
    <>
      <div className="mx-4 rounded-card border border-line bg-surface p-1 shadow-1">
        <div className="rounded-control border border-line-soft px-3 py-2">
          <p className="text-14 text-ink-2">{t('evidenceText')}</p>
          <dl>
            {lines.map(([name, text]) => (
              <Fact key={name} name={name}>
                <bdi className="wrap-anywhere">{text}</bdi>
              </Fact>
            ))}
            <Fact name={t('documentHash')}>
              <span title={evidence.documentHash} className="font-mono text-13">
                {`${evidence.documentHash.slice(0, 10)}…${evidence.documentHash.slice(-8)}`}
              </span>
            </Fact>
          </dl>
        </div>
      </div>
      {(days < 0 || days > YEAR) && (
        <div className="px-4 pt-3">
          <Notice kind="warn">{t(days < 0 ? 'attestedAhead' : 'attestedOld')}</Notice>
        </div>
      )}
      <div className="px-4">
        <SafeLink href={evidence.documentUrl}>{t('openAttestation')}</SafeLink>
      </div>
      <DocumentCheck hash={evidence.documentHash} />
    </>
  );
}
