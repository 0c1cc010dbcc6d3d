import { oracle } from '@vellum/contracts/prices';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { KeeperJob } from '../keeper-job.ts';
import type { WatchedPair } from './observe-prices.ts';

/**
 * Records how deep a pair is when its observation could not, and when liquidity has left since: limits of sales and burns
 * follow what was recorded.
 */
export function recordDepth(
  client: Client,
  contract: Address,
  { name, pair }: Pick<WatchedPair, 'name' | 'pair'>,
): KeeperJob {
  const caller = toHexAddress(contract);
  return {
    name: `depth-${name}`,
    // Whoever touches the pair in every block makes each try come to nothing: 288 of them are a price for a day.
    everyMs: 300_000,
    isUrgent: true,
    async due() {
      const { data, decode } = oracle.isDepthDue(pair);
      const answer = await simulateCall(client, { caller, contract: caller, data });
      const isDue = answer.status === 'success' && decode(answer.data);
      return isDue ? { contract, ...oracle.observe(pair) } : null;
    },
  };
}
