import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadChain } from '../../chain/load-chain.ts';
import { projectConfigQuery } from '../../chain/project-config.ts';
import { type ActionReceipt, type PaidTransactions, readReceipt } from './read-receipt.ts';

/** Milliseconds after which a receipt that could not be read is asked for again. */
const AGAIN = 5_000;

export type AskedReceipt = Readonly<{
  data: ActionReceipt | undefined;
  isError: boolean;
  retry: () => void;
}>;

/** The receipt of transactions that are in blocks; asked for until a node has it. Nothing is asked while `paid` is null. */
export function useReceipt(paid: PaidTransactions | null): AskedReceipt {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['receipt', paid?.account, paid?.calls, paid?.approvals],
    enabled: paid !== null,
    queryFn: async () => {
      const config = await queries.fetchQuery(projectConfigQuery);
      return readReceipt(await loadChain(config), paid as PaidTransactions);
    },
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN : false),
  });
  return { data, isError, retry: () => void refetch() };
}
