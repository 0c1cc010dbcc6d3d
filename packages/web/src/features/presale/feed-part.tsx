import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { shortMoment } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { UserLink } from '../../shared/people/user-link.tsx';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { Amounts } from './room-part.tsx';
import { FEED_ROWS, feedQuery, type PresaleRecord } from './room-queries.ts';
import { presaleTexts } from './texts.ts';

/** Milliseconds after which the feed looks for news where no stream tells it. */
const AGAIN = 5_000;
const HOUR = 3_600_000;
/** Rows before more are asked for. */
const FEW = 5;

/** Purchases and exits as they happen, the newest first; nothing before the first. */
export function FeedPart({ launch }: Readonly<{ launch: Launch }>): ReactNode {
  const t = useTexts(presaleTexts);
  const { data } = useQuery({ ...feedQuery(launch.token), refetchInterval: AGAIN });
  const [isWhole, setWhole] = useState(false);
  const now = useNow(useChainClock());
  if (!data || data.length === 0) return null;
  const recent = data.filter(({ at }) => at > now - HOUR).length;
  return (
    <Section
      title={t('live')}
      aside={
        recent > 0 && (
          <span className="flex items-center gap-2">
            <span aria-hidden className="size-2 rounded-full bg-up" />
            {t(recent === FEED_ROWS ? 'lastHourMost' : 'lastHour', { n: recent })}
          </span>
        )
      }
    >
      <ul aria-label={t('live')} className="px-4">
        {data.slice(0, isWhole ? undefined : FEW).map((record) => (
          <li
            key={`${record.txid} ${record.kind} ${record.user}`}
            className="grid min-h-15 grid-cols-[32px_1fr_auto] items-center gap-x-3 border-t border-line-soft py-2 text-14 first:border-t-0"
          >
            <FeedRow record={record} now={now} />
          </li>
        ))}
      </ul>
      {!isWhole && data.length > FEW && (
        <div className="pt-1">
          <Button kind="ghost" size="small" onClick={() => setWhole(true)}>
            {t('allFeed')}
          </Button>
        </div>
      )}
    </Section>
  );
}

type FeedRowProps = Readonly<{ record: PresaleRecord; now: number }>;

function FeedRow({ record, now }: FeedRowProps): ReactNode {
  const t = useTexts(presaleTexts);
  const locale = useLocale();
  const { user, kind, shares, amount, at } = record;
  const age = Math.max(0, now - at);
  const when =
    age < HOUR ? t('ago', { time: durationText(age, locale, 1) }) : shortMoment(at, locale);
  const words = { n: shares };
  const sign = kind === 'bought' ? '+' : '\u2212';
  return (
    <>
      <Identicon address={user} size={32} />
      <span className="min-w-0">
        <UserLink address={user} />
        <span className="block text-13 text-ink-2">
          {t(`feed_${kind}`)}
          <Dot />
          {when}
        </span>
      </span>
      {kind !== 'claimed' && <Amounts shares={`${sign}${t('shareCount', words)}`} sun={amount} />}
    </>
  );
}
