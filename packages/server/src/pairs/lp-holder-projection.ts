import { pair } from '@vellum/contracts/dex';
import type { Address, HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../indexer/events/event-source.ts';
import { base58Of } from '../indexer/node/base58-of.ts';
import type { ChainEvent, Projection } from '../indexer/projection.ts';
import { byIndex } from '../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';
import { putRows } from '../platform/database/put-rows.ts';

type HolderRow = { pair: Address; owner: Address; amount: bigint; block: number };
type Move = Readonly<{ pair: Address; owner: Address; amount: bigint; block: number }>;

const ZERO = '410000000000000000000000000000000000000000';
const pairs = ['launchPair', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt'] as const;

/** Who holds how much LP of the pairs that the index follows. */
export const lpHolderProjection: Projection = {
  name: 'lp-holders',
  tables: ['lp_holder'],
  sources: pairs.map((name) => eventSource(name, pair)),
  apply: (transaction, events) =>
    byIndex(transaction, async () => {
      const moves = events.flatMap(movesOf);
      const rows = await held(transaction, moves);
      for (const move of moves) {
        const row = rows.get(keyOf(move)) ?? { ...move, amount: 0n };
        row.amount += move.amount;
        row.block = move.block;
        rows.set(keyOf(move), row);
      }
      await write(transaction, [...rows.values()]);
    }),
};

function movesOf({ name, args, contract, block }: ChainEvent): readonly Move[] {
  if (name !== 'Transfer') return [];
  const [from, to] = [args['from'] as HexAddress, args['to'] as HexAddress];
  const value = args['value'] as bigint;
  if (from === to || value === 0n) return [];
  const of = (who: HexAddress, amount: bigint): readonly Move[] =>
    who === ZERO ? [] : [{ pair: contract, owner: base58Of(who), amount, block }];
  return [...of(from, -value), ...of(to, value)];
}

async function held(transaction: DatabaseTransaction, moves: readonly Move[]) {
  const { rows } = await sql<HolderRow>`select h.* from (select distinct * from unnest(
      ${plainArray(moves.map((move) => move.pair))}::text[],
      ${plainArray(moves.map(({ owner }) => owner))}::text[]) as moved (pair, owner)) moved
    join lp_holder h using (pair, owner)`.execute(transaction);
  return new Map(rows.map((row) => [keyOf(row), { ...row }]));
}

/** Whoever has nothing left has no row. */
async function write(transaction: DatabaseTransaction, rows: readonly HolderRow[]): Promise<void> {
  const kept = rows.filter(({ amount }) => amount !== 0n);
  await putRows(transaction, 'lp_holder', ['pair', 'owner'], kept);
  const gone = rows.filter(({ amount }) => amount === 0n);
  if (gone.length === 0) return;
  await sql`delete from lp_holder where (pair, owner) in (select * from unnest(
      ${plainArray(gone.map((row) => row.pair))}::text[],
      ${plainArray(gone.map(({ owner }) => owner))}::text[]))`.execute(transaction);
}

const keyOf = ({ pair: of, owner }: Pick<Move, 'pair' | 'owner'>) => `${of} ${owner}`;
