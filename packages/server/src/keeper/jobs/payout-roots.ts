import { payout } from '@vellum/contracts/income';
import { payoutTree } from '@vellum/contracts/payout-tree';
import type { HexAddress } from '@vellum/tron/address';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { LedgerParts } from '../../ledger/ledger-parts.ts';
import type { RootRow } from '../../ledger/ledger-rows.ts';
import type { OpenRequests } from '../../ledger/open-requests.ts';
import { buildRoot } from '../../ledger/payout-roots.ts';
import type { BuiltRoot } from '../../ledger/payout-rules.ts';
import { isPausedAt } from '../../ledger/root-pause.ts';
import { rootFromLogs } from '../../ledger/second-opinion.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KeeperCall, KeeperJob } from '../keeper-job.ts';

export type PayoutKeeping = Readonly<{
  client: Client;
  database: Database;
  ledger: LedgerParts;
  requests: OpenRequests;
  /** Who sends: the contract's proposer or reserve. */
  sender: HexAddress;
  log: Readonly<{ warn(details: object, text: string): void }>;
}>;

/** Milliseconds between two tries of the same step. */
export const AGAIN = 5_000;
/** Sun: a root that adds so much is worth its energy without anyone asking. */
const WORTHWHILE = 100_000_000n;
/** Chain time after which any income is. */
const LONG_ENOUGH_MS = 86_400_000;

/** Puts up the root that the logs lead to, when there is something to raise and no right one waits. */
export function proposeRoots(keeping: PayoutKeeping): KeeperJob {
  const { database, ledger, requests, log } = keeping;
  return {
    name: 'payout-propose',
    everyMs: AGAIN,
    // Nobody can make it send more than one in each delay of the contract.
    isUrgent: true,
    async due() {
      const moment = await proposalMoment(keeping);
      if (moment === null) return null;
      const built = await buildRoot(database, moment.solid);
      if (built === null || built.leaves.length === 0) return null;
      if (!(await isWorthIt(requests, built, moment))) return null;
      const { root } = payoutTree(ledger.home, built.leaves);
      if ((await rootFromLogs(database, ledger, moment.solid)) !== toHex(root)) {
        log.warn(
          { block: moment.solid },
          'payout root from tables differs from payout root from logs',
        );
        return null;
      }
      return tried(keeping, payout.proposeRoot(root, built.total, BigInt(moment.solid)));
    },
  };
}

type Moment = Readonly<{ newest: RootRow | null; chainTime: number; solid: number }>;

/** Null while none is to be proposed, whatever there is to raise. */
async function proposalMoment({ database, ledger }: PayoutKeeping): Promise<Moment | null> {
  const position = await readChainPosition(database);
  if (position === null || position.halted !== null) return null;
  const { solid, chainTime } = position;
  const newest = await ledger.payouts.newest();
  // What is proposed stands on blocks that nothing can replace, and so must all that came before it.
  if (newest !== null && !isSettledBy(newest, solid)) return null;
  return isPausedAt(newest, chainTime) ? null : { newest, chainTime, solid };
}

/** A wrong root that waits counts as settled: the contract lets the proposer replace a stranger's, and no other. */
const isSettledBy = (root: RootRow, solid: number): boolean =>
  (root.active_block ??
    root.vetoed_block ??
    (root.is_right ? Number.POSITIVE_INFINITY : root.block)) <= solid;

/** Any income after a day, or in place of a vetoed root; sooner when it is all that is due, and much, or someone waits. */
async function isWorthIt(
  requests: OpenRequests,
  { leaves, isWhole }: BuiltRoot,
  { newest, chainTime }: Moment,
): Promise<boolean> {
  if (newest !== null && chainTime - Number(newest.at) >= LONG_ENOUGH_MS) return true;
  // The reserve, whose database has no withdrawals, cannot see who waited for the root that a wrong one stood in for.
  if (newest !== null && newest.vetoed_at !== null && !newest.is_right) return true;
  // The contract's cap grows by the second: many small roots would cost more and bring nothing sooner.
  if (!isWhole) return false;
  const budget = leaves.reduce((sum, leaf) => sum + leaf.cumulative - leaf.since, 0n);
  return budget >= WORTHWHILE || requests.isAnyWaiting();
}

/** Makes the waiting root active when its delay is over: only one that the logs lead to. */
export function activateRoots(keeping: PayoutKeeping): KeeperJob {
  const { client, database, ledger, log } = keeping;
  return {
    name: 'payout-activate',
    everyMs: AGAIN,
    isUrgent: true,
    async due() {
      const newest = await ledger.payouts.newest();
      if (newest === null || newest.active_block !== null || newest.vetoed_block !== null) {
        return null;
      }
      if (!newest.is_right) {
        log.warn(
          { root: newest.root, block: newest.block },
          'pending payout root does not match the logs',
        );
        return null;
      }
      const solid = (await readChainPosition(database))?.solid ?? 0;
      const { timestamp } = await getNowBlock(client);
      if (newest.block > solid || BigInt(timestamp) < newest.eta) return null;
      return tried(keeping, payout.activateRoot());
    },
  };
}

/** The call, unless the contract would refuse it now. */
export async function tried(
  { client, ledger, sender }: PayoutKeeping,
  call: Omit<KeeperCall, 'contract'>,
): Promise<KeeperCall | null> {
  const contract = toHexAddress(ledger.contracts.payout);
  const trial = await simulateCall(client, { caller: sender, contract, data: call.data });
  return trial.status === 'success' ? { ...call, contract: ledger.contracts.payout } : null;
}
