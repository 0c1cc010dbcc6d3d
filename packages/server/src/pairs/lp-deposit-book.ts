import { smaller } from '@vellum/api/numbers/bigint-order';
import { squareRoot } from '@vellum/api/numbers/square-root';
import type { Address } from '@vellum/tron/address';
import type { LpMove } from './lp-moves.ts';

/** What the LP of an owner was made of when it came to them, see the migration. */
export type DepositRow = {
  pair: Address;
  owner: Address;
  lp: bigint;
  in0: bigint;
  in1: bigint;
  root: bigint;
  since: bigint;
  block: number;
};

export type DepositPool = { pair: Address; reserve0: bigint; reserve1: bigint; supply: bigint };

type Worth = Readonly<{ lp: bigint; in0: bigint; in1: bigint; root: bigint; since: bigint }>;
type Pass = Extract<LpMove, { kind: 'pass' }>;

export const depositKey = ({ pair, owner }: Pick<DepositRow, 'pair' | 'owner'>) =>
  `${pair} ${owner}`;

/**
 * Follows what LP was made of. `carriers` hand on what others put in, so its makings go with it; whoever gets LP from
 * anyone else begins with what it stands for at that moment.
 */
export function depositBook(
  rows: Map<string, DepositRow>,
  pools: Map<Address, DepositPool>,
  carriers: ReadonlySet<Address>,
) {
  const pass = ({ pair, from, to, lp, block, time }: Pass): void => {
    if (from !== null && from === to) return;
    const taken = from && take(rows.get(depositKey({ pair, owner: from })), block, lp);
    const isCarried = from !== null && carriers.has(from);
    const worth = isCarried ? taken : standsFor(poolOf(pools, pair), lp, BigInt(time));
    if (to !== null && worth !== null) give(rows, { pair, owner: to, block }, worth);
  };
  return (move: LpMove): void => {
    switch (move.kind) {
      case 'sync': {
        const pool = poolOf(pools, move.pair);
        [pool.reserve0, pool.reserve1] = move.reserves;
        break;
      }
      case 'supply':
        poolOf(pools, move.pair).supply += move.amount;
        break;
      case 'deposit':
        give(rows, { pair: move.pair, owner: move.to, block: move.block }, depositOf(move));
        break;
      case 'pass':
        pass(move);
        break;
      default:
        move satisfies never;
    }
  };
}

function depositOf({ lp, coins, time }: Extract<LpMove, { kind: 'deposit' }>): Worth {
  const [in0, in1] = coins;
  return { lp, in0, in1, root: squareRoot(in0 * in1), since: BigInt(time) };
}

function poolOf(pools: Map<Address, DepositPool>, pair: Address): DepositPool {
  const pool = pools.get(pair) ?? { pair, reserve0: 0n, reserve1: 0n, supply: 0n };
  pools.set(pair, pool);
  return pool;
}

function give(
  rows: Map<string, DepositRow>,
  to: Pick<DepositRow, 'pair' | 'owner' | 'block'>,
  worth: Worth,
): void {
  const none = { ...to, lp: 0n, in0: 0n, in1: 0n, root: 0n, since: worth.since };
  const row = rows.get(depositKey(to)) ?? none;
  if (row.lp === 0n) row.since = worth.since;
  for (const key of ['lp', 'in0', 'in1', 'root'] as const) row[key] += worth[key];
  row.block = to.block;
  if (row.lp > 0n) rows.set(depositKey(to), row);
}

/** Of LP that came before the index, nothing is known that could be taken out. */
function take(row: DepositRow | undefined, block: number, wanted: bigint): Worth | null {
  if (row === undefined || row.lp === 0n) return null;
  const had = row.lp;
  const lp = smaller(wanted, had);
  const part = (of: bigint) => (of * lp) / had;
  const { in0, in1, root, since } = row;
  const taken = { lp, in0: part(in0), in1: part(in1), root: part(root), since };
  for (const key of ['lp', 'in0', 'in1', 'root'] as const) row[key] -= taken[key];
  row.block = block;
  return taken;
}

/** Null of a pair without LP. */
function standsFor(pool: DepositPool, lp: bigint, since: bigint): Worth | null {
  if (pool.supply === 0n) return null;
  const in0 = (lp * pool.reserve0) / pool.supply;
  const in1 = (lp * pool.reserve1) / pool.supply;
  return { lp, in0, in1, root: squareRoot(in0 * in1), since };
}
