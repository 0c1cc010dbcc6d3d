import { MOST_BURNED_BPS } from '@vellum/api/swap/pool-burn';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { sql } from 'kysely';
import { burnedBps } from '../../launches/burned-bps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobSource, KeeperCall, KeeperJob } from '../keeper-job.ts';

/** Milliseconds that people have to launch what they paid for, before the keeper does: it can be failed after three days. */
const PATIENCE = 86_400_000;
/** Milliseconds between two tries of the same step. */
const AGAIN = 600_000;
/** Of each kind in one round. */
const AT_ONCE = 20;
/** Sun. What people sign for a launch is the whole of what such jobs may cost in a day: after any other none was left. */
const LAUNCH_FEE_LIMIT = 300_000_000n;
/** Sun in the pool for each burn: one that gives holders less than it costs can be had without end for a small fee. */
const LEAST_WORTH = 10_000_000;

type Waiting = Readonly<{ address: Address }>;

/**
 * Launches what sold enough and nobody launched for a day, and burns out of pairs what their tokens promise. Anyone may
 * do both. They cost the keeper more than they cost whoever makes a launch for it, so that they are minor.
 */
export function launchJobs(client: Client, database: Database): JobSource {
  return async function* () {
    for (const { address } of await unlaunched(database)) {
      yield jobOf(client, `launch ${address}`, {
        ...{ contract: address, ...presale.end() },
        feeLimit: LAUNCH_FEE_LIMIT,
      });
    }
    for (const { address } of await burnable(database)) {
      yield jobOf(client, `pair-burn ${address}`, {
        contract: address,
        ...launchToken.burnFromPair(),
      });
    }
  };
}

/** The contract has the last word: what it would refuse is not sent. */
const jobOf = (client: Client, name: string, call: KeeperCall): KeeperJob => ({
  name,
  everyMs: AGAIN,
  isMinor: true,
  async due() {
    const contract = toHexAddress(call.contract);
    const tried = await simulateCall(client, { caller: contract, contract, data: call.data });
    return tried.status === 'success' ? call : null;
  },
});

/** Oldest first. */
async function unlaunched(database: Database): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`select presale as address
    from launch_token, chain_cursor cur where cur.name = 'chain'
      and launched_at is null and failed_at is null
      and (sold_out_at is not null or sold * 10000 >= shares * soft_cap_rate)
      and coalesce(sold_out_at, end_time) + ${PATIENCE} <= cur.block_time
    order by coalesce(sold_out_at, end_time), idx limit ${AT_ONCE}`.execute(database);
  return rows;
}

/** Those whose last burn, or launch, lies furthest back first. Burns begin once the LP of all buyers is vested. */
async function burnable(database: Database): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`select token as address
    from launch_token t join launch_constant c using (token), chain_cursor cur
    where cur.name = 'chain' and launched_at is not null and burn_rate is not null
      and reserve_token > burn_floor and ${sql.raw(burnedBps('t.token'))} < ${MOST_BURNED_BPS}
      and reserve_token * burn_rate >= 10000 and reserve_trx * burn_rate >= ${LEAST_WORTH}::numeric * 10000
      and coalesce(last_pair_burn, launched_at) + burn_interval * 1000 <= cur.block_time
      and launched_at + (vesting_delay + (ceil(10000.0 / vesting_rate) - 1) * vesting_interval) * 1000 <= cur.block_time
    order by coalesce(last_pair_burn, launched_at), t.idx limit ${AT_ONCE}`.execute(database);
  return rows;
}
