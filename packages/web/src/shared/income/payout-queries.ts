import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../http/by-page.ts';
import { call } from '../http/call.ts';

/** Payout income: rebates and distributions, which leave by withdrawal. */
export type Payout = ReplyOf<EndpointAt<typeof paths.withdrawal.claimable>>;
export type Withdrawal = ReplyOf<EndpointAt<typeof paths.withdrawal.list>>['list'][number];
export type WithdrawalDetail = ReplyOf<EndpointAt<typeof paths.withdrawal.get>>;

export const payoutQuery = (address: Address) =>
  queryOptions({
    queryKey: ['income', 'payout', address],
    queryFn: ({ signal }) => call(paths.withdrawal.claimable, {}, { signal }),
  });

export const withdrawalQuery = (address: Address, id: string) =>
  queryOptions({
    queryKey: ['income', 'withdrawal', address, id],
    queryFn: ({ signal }) => call(paths.withdrawal.get, { id }, { signal }),
  });

/** What the signed-in address has asked for, the newest first. */
export const withdrawalsQuery = (address: Address) =>
  infiniteQueryOptions({
    queryKey: ['income', 'withdrawals', address],
    queryFn: ({ signal, pageParam }) =>
      call(paths.withdrawal.list, { pageNo: pageParam, pageSize: 20 }, { signal }),
    ...byPage,
  });

export const withdrawalRulesQuery = queryOptions({
  queryKey: ['income', 'rules'],
  queryFn: ({ signal }) => call(paths.withdrawal.rules, {}, { signal }),
});

/** Whatever is kept of income and withdrawals, and of what contracts said. */
export const incomeKeys: readonly (readonly unknown[])[] = [['income'], ['chain']];
