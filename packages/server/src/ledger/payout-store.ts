import { larger } from '@vellum/api/numbers/bigint-order';
import { type PayoutHome, payoutTree } from '@vellum/contracts/payout-tree';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { LeafRow, LogPosition, RootRow } from './ledger-rows.ts';
import { LEAST_RAISE } from './payout-rules.ts';

/** Payout income of an address at the newest block, in sun. */
export type PayoutBalance = Readonly<{
  feeRebate: bigint;
  distribution: bigint;
  received: bigint;
  /** What a withdrawal of everything brings: in active roots, in the one that waits, and what the next ones add. */
  available: bigint;
  /** What the address has received in all when that is paid. */
  goal: bigint;
  /** What one claim with `parts` brings. */
  claimable: bigint;
  waiting: bigint;
  /** When the waiting root may become active; null when it holds nothing of the address. */
  eta: number | null;
  /** Earned but not funded. */
  unfunded: bigint;
  /** Too little for a leaf yet. */
  gathering: bigint;
}>;

/** A leaf in an active root with its proof in hex. */
export type PayoutProof = Readonly<{
  root: string;
  since: bigint;
  cumulative: bigint;
  proof: readonly string[];
}>;

export type PayoutStore = Readonly<{
  balance(address: Address): Promise<PayoutBalance>;
  /** Of the active roots that have not paid the address yet, oldest first; what one call can take. */
  parts(address: Address): Promise<readonly PayoutProof[]>;
  /** The newest of that hash. */
  root(root: string): Promise<RootRow | null>;
  /** The newest of all; null before the first. */
  newest(): Promise<RootRow | null>;
  leaves(root: LogPosition): Promise<readonly LeafRow[]>;
}>;

export type PayoutRow = Readonly<{
  rebates: bigint;
  distributions: bigint;
  received: bigint;
  uncovered: bigint;
  active: bigint;
  /** Of the last root that one claim reaches. */
  reach: bigint;
  waiting: bigint;
  eta: bigint | null;
}>;

/** Each part writes a word and proves itself: more would cost beyond any fee limit. The rest takes another call. */
const MOST_PARTS = 25;

/** Trees that are kept, since many leaves share one. */
const TREES = 16;

export function payoutStore(database: Database, home: PayoutHome): PayoutStore {
  const leaves = async ({ block, tx_idx, log_idx }: LogPosition) => {
    const { rows } = await sql<LeafRow>`select * from payout_leaf
      where (block, tx_idx, log_idx) = (${block}, ${tx_idx}, ${log_idx}) order by place
    `.execute(database);
    return rows;
  };
  const proofsOf = proofFinder(home, leaves);
  return {
    leaves,
    balance: (address) => readPayoutBalance(database, address),
    async parts(address) {
      const { rows } = await unpaid(address).execute(database);
      return Promise.all(rows.map((leaf) => proofsOf(leaf)));
    },
    async root(root) {
      const { rows } = await sql<RootRow>`select * from payout_root where root = ${root}
        order by block desc, tx_idx desc, log_idx desc limit 1`.execute(database);
      return rows[0] ?? null;
    },
    async newest() {
      const { rows } = await sql<RootRow>`select * from payout_root
        order by block desc, tx_idx desc, log_idx desc limit 1`.execute(database);
      return rows[0] ?? null;
    },
  };
}

/** In a transaction, the balance that it sees. */
export async function readPayoutBalance(
  database: Database,
  address: Address,
): Promise<PayoutBalance> {
  const [row] = (await payoutRow(address).execute(database)).rows;
  if (row === undefined) throw new Error('a sum has no row');
  return payoutBalance(row);
}

export function payoutBalance(row: PayoutRow): PayoutBalance {
  const entitled = row.rebates + row.distributions - row.uncovered;
  const rooted = larger(row.active, row.waiting);
  const rest = larger(entitled - rooted, 0n);
  const goal = rest < LEAST_RAISE ? rooted : entitled;
  return {
    feeRebate: row.rebates,
    distribution: row.distributions,
    received: row.received,
    available: larger(goal - row.received, 0n),
    goal,
    claimable: larger(row.reach - row.received, 0n),
    waiting: larger(row.waiting - larger(row.active, row.received), 0n),
    eta: row.eta === null ? null : Number(row.eta),
    unfunded: row.uncovered,
    gathering: rest < LEAST_RAISE ? rest : 0n,
  };
}

/** The sums that the balance of an address follows from, by one query. */
export const payoutRow = (address: Address) => sql<PayoutRow>`
  with cover as (
    select coalesce((
      select covers from payout_funding order by block desc, tx_idx desc, log_idx desc limit 1
    ), 0) as covers
  ), total as (
    select
      coalesce(sum(earned) filter (where type = 'feeRebate'), 0) as rebates,
      coalesce(sum(earned) filter (where type = 'distribution'), 0) as distributions,
      coalesce(sum(received) filter (where type = ''), 0) as received
    from income_total where address = ${address}
  ), rooted as (
    select
      coalesce(max(l.cumulative) filter (where r.active_block is not null), 0) as active,
      coalesce(max(l.cumulative) filter (where r.active_block is null), 0) as waiting,
      max(r.eta) filter (where r.active_block is null) as eta
    from payout_leaf l join payout_root r using (block, tx_idx, log_idx)
    where l.address = ${address} and r.vetoed_block is null
  )
  select total.*, rooted.*, coalesce((
    select max(cumulative) from (${unpaid(address)}) next
  ), 0) as reach, coalesce((
    select sum(least(earned, upto - covers)) from income_record
    where address = ${address} and type = 'feeRebate' and upto > covers
  ), 0) as uncovered
  from cover, total, rooted`;

type UnpaidLeaf = LeafRow & Readonly<{ root: string }>;

/** The oldest that one call can take. */
const unpaid = (address: Address) => sql<UnpaidLeaf>`
    select l.*, r.root from payout_leaf l join payout_root r using (block, tx_idx, log_idx)
    where l.address = ${address} and r.active_block is not null and l.cumulative > coalesce((
      select sum(received) from income_total where address = ${address} and type = ''
    ), 0)
    order by block, tx_idx, log_idx limit ${MOST_PARTS}`;

type Proofs = readonly (readonly string[])[];

function proofFinder(
  home: PayoutHome,
  leavesOf: (root: LogPosition) => Promise<readonly LeafRow[]>,
) {
  const known = new Map<string, Promise<Proofs>>();
  const read = async (root: LogPosition): Promise<Proofs> => {
    const leaves = (await leavesOf(root)).map(({ address, since, cumulative }) => ({
      user: toHexAddress(address),
      since,
      cumulative,
    }));
    return payoutTree(home, leaves).parts.map(({ proof }) => proof.map(toHex));
  };
  return async ({ root, place, since, cumulative, ...at }: UnpaidLeaf): Promise<PayoutProof> => {
    const found = known.get(root) ?? read(at);
    known.delete(root);
    known.set(root, found);
    // What could not be read is asked for again.
    found.catch(() => known.delete(root));
    for (const old of [...known.keys()].slice(0, -TREES)) known.delete(old);
    return { root, since, cumulative, proof: (await found)[place] ?? [] };
  };
}
