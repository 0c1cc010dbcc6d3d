import { solvencyLog } from '@vellum/contracts/solvency';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KeeperJob } from '../keeper-job.ts';

/** A statement, and where its root was published. */
type Stated = Readonly<{
  block: number;
  block_id: string;
  root: string;
  leaves: number;
  /** Chain time of the block, milliseconds. */
  at: bigint;
  txid: string | null;
}>;

export type SolvencyKeeping = Readonly<{
  client: Client;
  database: Database;
  contract: Address;
  /** Who sends: the proposer of payout roots in office. */
  sender: HexAddress;
  /** Chain time between two publications, milliseconds: each costs a fee. */
  everyMs: number;
  statements: Readonly<{
    newest(): Promise<Stated | null>;
    newestPublished(): Promise<Stated | null>;
  }>;
}>;

/** Milliseconds between two tries. */
const AGAIN = 5_000;

/**
 * Publishes the root of the newest statement once its block can no longer be replaced. The contract refuses what is
 * not newer, of another block, or too late, and is asked before.
 */
export function publishRoots(keeping: SolvencyKeeping): KeeperJob {
  const { client, database, contract, sender, statements } = keeping;
  return {
    name: 'solvency-publish',
    everyMs: AGAIN,
    isMinor: true,
    async due() {
      const statement = await statements.newest();
      const position = await readChainPosition(database);
      if (statement === null || position === null || position.halted !== null) return null;
      if (statement.block > position.solid || !(await isTime(keeping, statement))) return null;
      const call = solvencyLog.publish(
        BigInt(statement.block),
        fromHex(statement.block_id),
        fromHex(statement.root),
        BigInt(statement.leaves),
      );
      // A trial sees the chain as of its newest block, which has no hash for contracts until there is another.
      if (statement.block === position.head) return { ...call, contract };
      const here = toHexAddress(contract);
      const trial = await simulateCall(client, { caller: sender, contract: here, data: call.data });
      return trial.status === 'success' ? { ...call, contract } : null;
    },
  };
}

async function isTime({ everyMs, statements }: SolvencyKeeping, { at, txid }: Stated) {
  if (txid !== null) return false;
  const last = await statements.newestPublished();
  return last === null || at - last.at >= BigInt(everyMs);
}
