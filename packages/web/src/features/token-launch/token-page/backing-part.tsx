import { toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { dateText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { trxSentence } from '../../../shared/launch/trx-sentence.ts';
import { Fact } from '../../../shared/paid-action/fact.tsx';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { useNow } from '../../../shared/ui/time/use-now.ts';
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

const MOST_BYTES = 50_000_000;

type Compared = 'fileMatches' | 'fileDiffers' | 'fileTooLarge';

/** Whether a document that the reader has is the one the issuer named; nothing is fetched and nothing sent. */
function DocumentCheck({ hash }: Readonly<{ hash: string }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const [compared, setCompared] = useState<Compared | null>(null);
  return (
    <div className="px-4">
      <label
        className={`${buttonClass('secondary')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-info`}
      >
        {t('compareFile')}
        <input
          type="file"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void compare(file, hash).then(setCompared);
          }}
        />
      </label>
      <p className="pt-2 text-13 text-ink-2">{t('compareText')}</p>
      <div role="status" className="pt-2 empty:hidden">
        {compared && (
          <Notice kind={compared === 'fileMatches' ? 'good' : 'warn'}>{t(compared)}</Notice>
        )}
      </div>
    </div>
  );
}

async function compare(file: File, hash: string): Promise<Compared> {
  if (file.size > MOST_BYTES) return 'fileTooLarge';
  const found = toHex(sha256(new Uint8Array(await file.arrayBuffer())));
  return found === hash ? 'fileMatches' : 'fileDiffers';
}
