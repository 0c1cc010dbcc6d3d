import { feeVault } from '@vellum/contracts/fees';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { getTransactionInfo, type TransactionInfo } from '@vellum/tron/client/transactions';
import type { KeeperJob } from '../keeper-job.ts';

/** Below this a distribution costs more in energy than it is worth, in sun. */
const WORTHWHILE = 100_000_000n;

/** Milliseconds until pools that took too little last time are asked again. */
const AFTER_REFUSAL = 86_400_000;

/** Hands what fees left for the reward pools on to them. The chain refuses when there is nothing to hand on. */
export function distributeFees(client: Client, contract: Address, least = WORTHWHILE): KeeperJob {
  const vault = toHexAddress(contract);
  return {
    name: 'distribute-fees',
    everyMs: 3_600_000,
    async due(newest = null) {
      const { data, decode } = feeVault.poolDue();
      const answer = await simulateCall(client, { caller: vault, contract: vault, data });
      if (answer.status !== 'success' || decode(answer.data) < least) return null;
      // What a pool refuses stays due: the call succeeds, and costs as much as one that pays.
      if (newest !== null && newest.ageMs < AFTER_REFUSAL) {
        const info = await getTransactionInfo(client, newest.txid);
        if (info !== null && fundedBy(vault, info) < least) return null;
      }
      return { contract, ...feeVault.distributePool() };
    },
  };
}

/** Sun that the pools took. */
function fundedBy(vault: HexAddress, { logs }: TransactionInfo): bigint {
  const own = logs.filter(({ address }) => address === vault);
  return own.reduce((sum, log) => {
    const event = feeVault.event(log);
    return event?.name === 'PoolFunded' ? sum + event.arguments.amount : sum;
  }, 0n);
}
