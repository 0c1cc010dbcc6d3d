import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chain } from './chain.ts';
import { loadChain } from './load-chain.ts';
import { projectConfigQuery } from './project-config.ts';

/**
 * What a contract says, kept fresh like any answer of the server. `key` names the question and its
 * arguments; `read` asks it. What ages fast is asked again after so many milliseconds.
 */
export function useChainRead<R>(
  key: readonly unknown[] | null,
  read: (chain: Chain, signal: AbortSignal) => Promise<R>,
  again?: number,
) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['chain', ...(key ?? [])],
    enabled: key !== null,
    queryFn: async ({ signal }) => {
      const config = await queries.fetchQuery(projectConfigQuery);
      return read(await loadChain(config), signal);
    },
    refetchInterval: again ?? false,
  });
}
