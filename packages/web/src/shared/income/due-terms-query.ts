import { queryOptions } from '@tanstack/react-query';
import { paths } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';

/** Stakes whose term is over: closing one pays its reward with it. */
export const dueTermsQuery = (address: Address) =>
  queryOptions({
    queryKey: ['staking', 'due', address],
    queryFn: ({ signal }) =>
      call(paths.coinStaking.list, { pageNo: 1, pageSize: 50, status: 'matured' }, { signal }),
  });
