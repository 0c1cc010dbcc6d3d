import { useInfiniteQuery } from '@tanstack/react-query';
import { type AnnouncementTopic, announcementTopics } from '@vellum/api/wire/choice-lists';
import { Check, ChevronRight, Pin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { shortMoment } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { PagedList, rowsIn } from '../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { announcementsQuery, type Summary } from './announcement-queries.ts';
import { markRead, useRead } from './read-announcements.ts';
import { announcementTexts } from './texts.ts';
import { TopicBadge } from './topic-badge.tsx';
import { WriteLink } from './write-link.tsx';

/** What the platform told, pinned and newest first. */
export function AnnouncementsPage(): ReactNode {
  const t = useTexts(announcementTexts);
  // The question hangs on the language, so the page follows it.
  useLocale();
  const [topic, choose] = useState<AnnouncementTopic | 'all'>('all');
  const query = useInfiniteQuery(announcementsQuery(topic === 'all' ? null : topic));
  const read = useRead();
  const fresh = rowsIn(query).filter(({ id }) => !read.has(id));
  return (
    <>
      <WriteLink />
      <MarkAll fresh={fresh} />
      <FilterChips
        label={t('topics')}
        choices={(['all', ...announcementTopics] as const).map((value) => ({
          value,
          label: t(value),
        }))}
        value={topic}
        onChange={choose}
      />
      <PagedList
        query={query}
        label={t('list')}
        keyOf={({ id }) => id}
        render={(one) => <AnnouncementRow one={one} isNew={!read.has(one.id)} />}
        failed={{ title: t('failedTitle'), text: t('failedText') }}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
    </>
  );
}

function MarkAll({ fresh }: Readonly<{ fresh: readonly Summary[] }>): ReactNode {
  const t = useTexts(announcementTexts);
  if (fresh.length === 0) return null;
  return (
    <div className="flex justify-end px-4">
      <button
        type="button"
        className="flex min-h-11 items-center gap-1 text-14 text-primary"
        onClick={() => markRead(fresh.map(({ id }) => id))}
      >
        <Icon of={Check} size={16} />
        {t('markAll')}
      </button>
    </div>
  );
}

function AnnouncementRow({ one, isNew }: Readonly<{ one: Summary; isNew: boolean }>): ReactNode {
  const t = useTexts(announcementTexts);
  const locale = useLocale();
  return (
    <Link
      to={paths.announcement.replace(':id', one.id)}
      className="flex items-center gap-3 px-4 py-4 hover:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 pb-2 text-13 text-ink-2">
          {isNew && (
            <span className="flex items-center gap-1 font-strong text-warn">
              <span aria-hidden className="size-2 rounded-full bg-current" />
              {t('fresh')}
            </span>
          )}
          <TopicBadge topic={one.topic} />
          <span>{shortMoment(one.time, locale)}</span>
          {one.pinned && (
            <span className="flex items-center gap-1">
              <Icon of={Pin} size={14} />
              {t('pinned')}
            </span>
          )}
        </span>
        <span className={`title block text-18 ${isNew ? '' : 'text-ink-2'}`}>{one.title}</span>
      </span>
      <Icon of={ChevronRight} size={20} className="text-ink-2" />
    </Link>
  );
}
