import { oracle } from '@vellum/contracts/prices';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { KeeperJob } from '../keeper-job.ts';

/** The oracle serves averages of 30 minutes to two hours: a look every hour keeps one of the right age there. */
const LONG_ENOUGH = 3600n;

/** A pair of the exchange whose average price the product uses. */
export type WatchedPair = Readonly<{
  name: string;
  pair: Address;
  coins: readonly [Address, Address];
}>;

/** Looks at the price of a pair, so that its average is known. A look that comes too early changes nothing. */
export function observePrices(
  client: Client,
  contract: Address,
  { name, pair, coins: [from, to] }: WatchedPair,
): KeeperJob {
  const caller = toHexAddress(contract);
  return {
    name: `observe-${name}`,
    everyMs: 1_800_000,
    // Without it nothing that is priced in U can be bought; twice an hour is no way to spend much.
    isUrgent: true,
    async due() {
      const { data, decode } = oracle.consult(from, 1n, to);
      const answer = await simulateCall(client, { caller, contract: caller, data });
      const known = answer.status === 'success' && decode(answer.data).window < LONG_ENOUGH;
      return known ? null : { contract, ...oracle.observe(pair) };
    },
  };
}
