import { type QueryState, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { loadChain } from '../../chain/load-chain.ts';
import { projectConfigQuery } from '../../chain/project-config.ts';
import { call } from '../../http/call.ts';
import {
  type ActionReceipt,
  NotInBlock,
  type PaidTransactions,
  readReceipt,
} from './read-receipt.ts';

/** Milliseconds after which a receipt is asked for again that could not be read, or whose block can still be replaced. */
const AGAIN = 5_000;

export type AskedReceipt = Readonly<{
  data: ActionReceipt | undefined;
  isError: boolean;
  retry: () => void;
}>;

/** A receipt as it is kept: null while its transactions are in no block, also again after a reorganisation. */
export const receiptQuery = (paid: PaidTransactions | null, read: () => Promise<ActionReceipt>) =>
  queryOptions({
    queryKey: ['receipt', paid],
    enabled: paid !== null,
    queryFn: () => read().catch(noneYet),
    staleTime: ({ state }) => (isSettled(state) ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (isSettled(state) ? false : AGAIN),
    // BigInt has no JSON, by which answers are compared otherwise.
    structuralSharing: false,
  });

const isSettled = ({ status, data }: QueryState<ActionReceipt | null>): boolean =>
  status === 'success' && data?.isFinal === true;

function noneYet(error: unknown): null {
  if (error instanceof NotInBlock) return null;
  throw error;
}

/** The receipt of transactions that are in blocks, asked for until those are final. Nothing is asked while `paid` is null. */
export function useReceipt(paid: PaidTransactions | null): AskedReceipt {
  const queries = useQueryClient();
  const read = async () => {
    const config = await queries.fetchQuery(projectConfigQuery);
    return readReceipt(await loadChain(config), paid as PaidTransactions, isListed);
  };
  const { data, isError, refetch } = useQuery(receiptQuery(paid, read));
  return { data: data ?? undefined, isError, retry: () => void refetch() };
}

async function isListed(token: Address): Promise<boolean> {
  return (await call(paths.swap.getToken, { token })).standing !== 'unknown';
}
