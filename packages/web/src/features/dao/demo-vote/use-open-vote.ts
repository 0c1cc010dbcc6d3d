import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChain } from '../../../shared/chain/load-chain.ts';
import { type ProjectConfig, useProjectConfig } from '../../../shared/chain/project-config.ts';

const EVERY_MS = 20_000;
/** After a proposal was sent: until the index has it. */
const SOON_MS = 3_000;

/** Where personas act: the embedded chain, reached by its own node. */
const isDemo = ({ demoWallet, network }: ProjectConfig) =>
  demoWallet && network.name === 'devnet' && network.nodes.access === 'direct';

/**
 * Has a demo persona open a vote while somebody looks at the page, and only then. A query, because that runs once for the
 * whole page, again every 20 seconds, and never in a hidden tab.
 */
export function useOpenVote(): void {
  const queries = useQueryClient();
  const config = useProjectConfig();
  const { data } = useQuery({
    queryKey: ['demo-vote'],
    enabled: config !== undefined && isDemo(config),
    queryFn: async () => {
      const [{ keepVoteOpen }, chain] = await Promise.all([
        import('./keep-vote-open.ts'),
        loadChain(config as ProjectConfig),
      ]);
      return keepVoteOpen(chain);
    },
    refetchInterval: ({ state: { data: last } }) =>
      last?.open === null && last.next === 'proposed' ? SOON_MS : EVERY_MS,
    staleTime: SOON_MS,
    retry: false,
  });
  const open = data?.open;
  useEffect(() => {
    if (open) void queries.invalidateQueries({ queryKey: ['dao', 'list'] });
  }, [open, queries]);
}
