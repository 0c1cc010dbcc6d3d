import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type Lock = ReplyOf<EndpointAt<typeof paths.locks.list>>['list'][number];
export type LockProof = ReplyOf<EndpointAt<typeof paths.locks.proof>>;

/** Made by myself, made for me by someone else, made by me for someone else. */
export type Maker = 'own' | 'byOther' | 'forOthers';

type LockFilter = Readonly<{ address: Address; made: Maker } | { coin: Address }>;

export const locksQuery = (asked: LockFilter) =>
  infiniteQueryOptions({
    queryKey: ['locks', 'list', asked],
    queryFn: ({ signal, pageParam }) =>
      call(paths.locks.list, { pageNo: pageParam, pageSize: 20, ...asked }, { signal }),
    ...byPage,
  });

/** Coins and pools that have locks. */
export const lockedCoinsQuery = infiniteQueryOptions({
  queryKey: ['locks', 'coins'],
  queryFn: ({ signal, pageParam }) =>
    call(paths.locks.listCoins, { pageNo: pageParam, pageSize: 20 }, { signal }),
  ...byPage,
});

export const proofQuery = (coin: Address) =>
  queryOptions({
    queryKey: ['locks', 'proof', coin],
    queryFn: ({ signal }) => call(paths.locks.proof, { coin }, { signal }),
  });
