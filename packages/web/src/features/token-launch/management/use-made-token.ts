import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { type Address, parseAddress } from '@vellum/tron/address';
import { call } from '../../../shared/http/call.ts';

export type MadeToken =
  | Readonly<{ status: 'waiting' }>
  | Readonly<{ status: 'found'; token: Address }>
  | Readonly<{ status: 'none' }>;

/** Milliseconds between two looks while the index comes up to the block. */
const SOON = 500;

/** States after which nothing more is found out. */
const over: ReadonlySet<string> = new Set([
  'failed',
  'mismatched',
  'expired',
  'cancelled',
  'dropped',
]);

/** The token that an order has made. */
export function useMadeToken(orderId: string): MadeToken {
  const { data, isError } = useQuery({
    queryKey: ['orders', 'made', orderId],
    queryFn: ({ signal }) => call(paths.orders.get, { orderId }, { signal }),
    refetchInterval: ({ state }) => (tokenIn(state.data) ? false : SOON),
  });
  const token = tokenIn(data);
  if (token) return { status: 'found', token };
  return isError || (data && over.has(data.state)) ? { status: 'none' } : { status: 'waiting' };
}

function tokenIn(order: Readonly<{ result?: Record<string, string> | undefined }> | undefined) {
  return parseAddress(order?.result?.['tokenAddress'] ?? '');
}
