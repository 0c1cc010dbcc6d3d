import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { AnnouncementTopic } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';
import { callByAddress } from '../../shared/http/call-by-address.ts';
import { activeLocale } from '../../shared/i18n/active-locale.ts';

export type Summary = ReplyOf<EndpointAt<typeof paths.announcements.list>>['list'][number];
export type Announcement = ReplyOf<EndpointAt<typeof paths.announcements.get>>;

/** The server answers in the reader's language, so that is part of the question. */
export const announcementsQuery = (topic: AnnouncementTopic | null) =>
  infiniteQueryOptions({
    queryKey: ['announcements', 'list', topic, activeLocale()],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.announcements.list,
        { pageNo: pageParam, pageSize: 20, ...(topic && { topic }) },
        { signal },
      ),
    ...byPage,
  });

/** Who may write: rarely others. */
export const writersQuery = queryOptions({
  queryKey: ['announcements', 'writers'],
  queryFn: ({ signal }) => call(paths.announcements.writers, {}, { signal }),
  staleTime: 300_000,
});

export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: ['announcements', 'one', id, activeLocale()],
    queryFn: ({ signal }) => callByAddress(paths.announcements.get, { id }, signal),
  });
