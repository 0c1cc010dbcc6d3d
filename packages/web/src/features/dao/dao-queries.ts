import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { ProposalGroup } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';
import { nobodysAnswer } from '../../shared/http/nobodys-answer.ts';

export type Proposal = ReplyOf<EndpointAt<typeof paths.dao.list>>['list'][number];
export type ProposalDetail = ReplyOf<EndpointAt<typeof paths.dao.get>>;
export type Community = ReplyOf<EndpointAt<typeof paths.team.community>>;

/** Query keys of everything that an act of the DAO changes. */
export const daoKeys = [['dao'], ['chain']] as const;

const PAGE = 20;
const FEW = 5;
/** Enough to tell how much the largest voters decide. */
const LARGEST = 10;

export const proposalsQuery = (group: ProposalGroup | null, address: Address | null) =>
  infiniteQueryOptions({
    queryKey: ['dao', 'list', group, address],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.dao.list,
        {
          ...(group !== null && { group }),
          ...(address !== null && { address }),
          ...{ pageNo: pageParam, pageSize: PAGE },
        },
        { signal },
      ),
    ...byPage,
    placeholderData: keepPreviousData,
  });

export const proposalQuery = (id: bigint, address: Address | null) =>
  queryOptions({
    queryKey: ['dao', 'proposal', String(id), address],
    queryFn: ({ signal }) =>
      call(paths.dao.get, { proposalId: id, ...(address !== null && { address }) }, { signal }),
    placeholderData: nobodysAnswer,
  });

/** The heaviest votes on a proposal. */
export const votesQuery = (proposalId: bigint) =>
  queryOptions({
    queryKey: ['dao', 'votes', String(proposalId)],
    queryFn: ({ signal }) =>
      call(paths.dao.listVotes, { proposalId, pageNo: 1, pageSize: LARGEST }, { signal }),
  });

/** Who has most votes. */
export const delegatesQuery = queryOptions({
  queryKey: ['dao', 'delegates'],
  queryFn: ({ signal }) => call(paths.dao.listDelegates, { pageNo: 1, pageSize: FEW }, { signal }),
});

/** The card of the session's address; the address only keeps accounts apart. */
export const communityQuery = (address: Address) =>
  queryOptions({
    queryKey: ['dao', 'community', address],
    queryFn: ({ signal }) => call(paths.team.community, {}, { signal }),
  });
