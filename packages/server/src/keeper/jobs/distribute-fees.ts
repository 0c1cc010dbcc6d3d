import { feeVault } from '@vellum/contracts/fees';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { KeeperJob } from '../keeper-job.ts';

/** Below this a distribution costs more in energy than it is worth, in sun. */
const WORTHWHILE = 100_000_000n;

/** Hands what fees left for the reward pools on to them. The chain refuses when there is nothing to hand on. */
export function distributeFees(client: Client, contract: Address, least = WORTHWHILE): KeeperJob {
  const vault = toHexAddress(contract);
  return {
    name: 'distribute-fees',
    // A pool without stakers refuses its part, which then stays due: asking once an hour is enough.
    everyMs: 3_600_000,
    async due() {
      const { data, decode } = feeVault.poolDue();
      const answer = await simulateCall(client, { caller: vault, contract: vault, data });
      if (answer.status !== 'success' || decode(answer.data) < least) return null;
      return { contract, ...feeVault.distributePool() };
    },
  };
}
