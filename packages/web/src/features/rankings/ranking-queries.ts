import { infiniteQueryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { rankingBoards, rankingPeriods } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type Board = (typeof rankingBoards)[number];
export type Period = (typeof rankingPeriods)[number];
export type Ranking = ReplyOf<EndpointAt<typeof paths.rankings.list>>;
export type Ranked = Ranking['list'][number];

export const rankingQuery = (board: Board, period: Period) =>
  infiniteQueryOptions({
    queryKey: ['rankings', board, period],
    queryFn: ({ signal, pageParam }) =>
      call(paths.rankings.list, { board, period, pageNo: pageParam, pageSize: 20 }, { signal }),
    ...byPage,
  });
