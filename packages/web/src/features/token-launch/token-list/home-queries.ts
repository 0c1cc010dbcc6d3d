import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { EndpointAt, FormOf, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import { byPage } from '../../../shared/http/by-page.ts';
import { call } from '../../../shared/http/call.ts';

export type ListedToken = ReplyOf<EndpointAt<typeof paths.tokenLaunch.list>>['list'][number];

type ListFilter = Pick<FormOf<EndpointAt<typeof paths.tokenLaunch.list>>, 'stage' | 'sort'>;

/** What the list can be narrowed to, each in the order that serves it. */
export const views = {
  all: { sort: '-volume' },
  newest: { sort: 'new' },
  presale: { stage: 'inProgress', sort: 'end' },
  value: { stage: 'launched', sort: '-value' },
  trading: { stage: 'launched', sort: '-volume' },
  soon: { stage: 'notStarted', sort: 'end' },
  waiting: { stage: 'ended', sort: '-raised' },
  refunding: { stage: 'failed', sort: '-created' },
} as const satisfies Readonly<Record<string, ListFilter>>;

export type View = keyof typeof views;
export const viewNames = Object.keys(views) as readonly View[];

/** Tokens of a view, or those that a keyword finds wherever they stand. */
export const tokensQuery = (view: View, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['token-launch', 'list', keyword === '' ? view : null, keyword],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.tokenLaunch.list,
        { pageNo: pageParam, pageSize: 20, ...(keyword === '' ? views[view] : { keyword }) },
        { signal },
      ),
    ...byPage,
    placeholderData: keepPreviousData,
  });
