import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { explorerLink, useProjectConfig } from '../../shared/chain/project-config.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { isNotFound } from '../../shared/http/call-failed.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ShareButton } from '../../shared/ui/overlays/share-button.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type Announcement, announcementQuery } from './announcement-queries.ts';
import { AnnouncementText } from './announcement-text.tsx';
import { markRead } from './read-announcements.ts';
import { announcementTexts } from './texts.ts';
import { TopicBadge } from './topic-badge.tsx';
import { WriteLink } from './write-link.tsx';

/** One announcement, with what shows where it comes from. */
export function AnnouncementPage(): ReactNode {
  const t = useTexts(announcementTexts);
  useLocale();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(announcementQuery(id));
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) markRead([id]);
  }, [id, isThere]);
  if (data) return <Shown one={data} />;
  if (isNotFound(error)) {
    return (
      <EmptyState
        title={t('gone')}
        text={t('goneText')}
        action={
          <Link to={paths.announcements} className={buttonClass()}>
            {t('seeAll')}
          </Link>
        }
      />
    );
  }
  if (error) {
    return (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-3 px-4 pt-4">
      <Skeleton width="40%" />
      <Skeleton height={64} />
      <Skeleton height={160} />
    </div>
  );
}

function Shown({ one }: Readonly<{ one: Announcement }>): ReactNode {
  const locale = useLocale();
  return (
    <article>
      <div className="px-4 pt-2">
        <div className="flex items-center justify-between">
          <p className="flex items-center gap-3 text-14 text-ink-2">
            <TopicBadge topic={one.topic} />
            {dateTimeText(one.time, locale)}
          </p>
          <span className="-mr-3">
            <ShareButton title={one.title} path={paths.announcement.replace(':id', one.id)} />
          </span>
        </div>
        <h2 className="title pt-1 text-24 wrap-anywhere">{one.title}</h2>
      </div>
      <AnnouncementText html={one.html} />
      <Proof one={one} />
      <WriteLink id={one.id} />
    </article>
  );
}

function Proof({ one }: Readonly<{ one: Announcement }>): ReactNode {
  const t = useTexts(announcementTexts);
  const locale = useLocale();
  const { txid, changedAt } = one;
  const link = explorerLink(useProjectConfig(), txid ?? '');
  return (
    <Section title={t('proof')}>
      <dl className="px-4">
        {txid !== null && (
          <Figure name={t('transaction')}>
            {link === null ? (
              <Hash text={txid} />
            ) : (
              <a
                href={link}
                rel="noopener noreferrer"
                target="_blank"
                className="text-primary underline"
              >
                <Hash text={txid} />
              </a>
            )}
          </Figure>
        )}
        <Figure name={t('signedBy')}>
          <AddressChip address={one.by} />
        </Figure>
        <Figure name={t('textHash')}>
          <Hash text={one.hash} />
        </Figure>
        <Figure name={t('changed')}>
          {changedAt === null
            ? t('never')
            : t('changedTimes', { n: one.changes, time: dateTimeText(changedAt, locale) })}
        </Figure>
      </dl>
    </Section>
  );
}

function Hash({ text }: Readonly<{ text: string }>): ReactNode {
  return (
    <span
      title={text}
      className="font-mono text-13"
    >{`${text.slice(0, 8)}…${text.slice(-8)}`}</span>
  );
}
