import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { StageBadge } from '../../../shared/launch/stage-badge.tsx';
import { tokenPath } from '../../../shared/launch/token-path.ts';
import { trxSentence } from '../../../shared/launch/trx-sentence.ts';
import { Dot } from '../../../shared/ui/dot.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { tokenPageTexts } from './texts.ts';

type Earlier = TokenDetail['earlierLaunches'][number];

/** What the creator launched before, and what became of it. */
export function EarlierPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { earlierLaunches } = token;
  return (
    <Section title={t('earlier')}>
      {earlierLaunches.length === 0 ? (
        <p className="px-4 text-14 text-ink-2">{t('noEarlier')}</p>
      ) : (
        <ul className="px-4">
          {earlierLaunches.map((launch) => (
            <li key={launch.tokenAddress} className="border-t border-line-soft first:border-t-0">
              <EarlierRow launch={launch} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function EarlierRow({ launch }: Readonly<{ launch: Earlier }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const { tokenAddress, tokenName, tokenSymbol, createdAt, stage } = launch;
  return (
    <Link
      to={tokenPath(tokenAddress)}
      className="flex min-h-15 items-center justify-between gap-3 py-2 text-14"
    >
      <span className="min-w-0">
        <span className="block truncate">
          <bdi className="font-strong">{tokenName}</bdi>{' '}
          <bdi className="text-ink-2">{tokenSymbol}</bdi>
        </span>
        <span className="block text-13 text-ink-2">
          {dateText(createdAt, locale)}
          <Dot />
          {t(`became_${stage}`, {
            raised: trxSentence(launch.raised),
            pool: trxSentence(launch.poolTrx),
          })}
        </span>
      </span>
      <StageBadge stage={stage} />
    </Link>
  );
}
