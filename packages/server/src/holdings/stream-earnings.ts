import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { perBlock } from '../platform/per-block.ts';
import { StreamBook } from './stream-book.ts';
import { moveOf, type StreamName, type StreamRow, streams, type WeightOf } from './stream-moves.ts';

type Moment = Readonly<{ headId: string; head: number; solid: number }>;
type Books = Readonly<Record<StreamName, StreamBook>>;

/** What an address has earned and not claimed, at a chain time in milliseconds. */
export type Earned = (address: Address, chainTime: number) => Readonly<Record<StreamName, bigint>>;

/**
 * What streams of rewards hold for everyone at a block. Books of what is final are kept in memory, so that each block
 * costs the events since; null when the index has moved on from that block.
 */
export function streamEarnings(
  database: Database,
  weights: (at: Moment) => Promise<WeightOf>,
): (at: Moment) => Promise<Earned | null> {
  const [settled, cards] = [booksOver(null), new Map<bigint, bigint>()];
  let settledAt = -1;
  let running: Promise<unknown> = Promise.resolve();

  const read = async (at: Moment): Promise<Books | null> => {
    const weightOf = await weights(at);
    const rows = await movesAfter(database, settledAt, at);
    if (rows === null) return null;
    const final = rows.filter(({ block }) => block <= at.solid);
    for (const row of final) settled[nameOf(row)].apply(moveOf(row, weightOf, cards));
    settledAt = Math.max(settledAt, Math.min(at.solid, at.head));
    const [books, pledged] = [booksOver(settled), new Overlay(cards)];
    for (const row of rows.slice(final.length)) {
      books[nameOf(row)].apply(moveOf(row, weightOf, pledged));
    }
    return books;
  };
  // One at a time: what is final is kept for all. And once for each block, however many ask.
  const ofBlock = perBlock((key: string) => {
    const at = JSON.parse(key) as Moment;
    const mine = running.then(() => read(at));
    running = mine.catch(() => {});
    return mine;
  });
  return async ({ headId, head, solid }) => {
    const books = await ofBlock(headId, JSON.stringify({ headId, head, solid }));
    return books && ((address, chainTime) => earnedBy(books, address, chainTime));
  };
}

const nameOf = ({ source }: StreamRow) => source as StreamName;

const booksOver = (below: Books | null): Books => ({
  lpStake: new StreamBook(below?.lpStake),
  burnMine: new StreamBook(below?.burnMine),
  cards: new StreamBook(below?.cards),
});

function earnedBy(books: Books, address: Address, chainTime: number) {
  const now = BigInt(Math.floor(chainTime / 1000));
  return {
    lpStake: books.lpStake.earned(address, now),
    burnMine: books.burnMine.earned(address, now),
    cards: books.cards.earned(address, now),
  };
}

/** Reads fall through to what is below; writes stay here. */
class Overlay {
  readonly #below: ReadonlyMap<bigint, bigint>;
  readonly #own = new Map<bigint, bigint>();

  constructor(below: ReadonlyMap<bigint, bigint>) {
    this.#below = below;
  }

  get(key: bigint): bigint | undefined {
    return this.#own.get(key) ?? this.#below.get(key);
  }

  set(key: bigint, value: bigint): Map<bigint, bigint> {
    return this.#own.set(key, value);
  }
}

/** Null when the head is another one by now. The cursor is read with them, so that both are of one moment. */
async function movesAfter(
  database: Database,
  block: number,
  { headId }: Moment,
): Promise<readonly StreamRow[] | null> {
  const { rows } = await sql<StreamRow & { head_id: string; has_move: boolean }>`
    select c.block_id as head_id, m.block is not null as has_move, m.block, m.source, m.event,
      m.owner, m.number, m.amount, m.rate, m.finish, m.at
    from chain_cursor c left join solvency_move m
      on m.block > ${block} and m.source = any (${[...streams]})
    where c.name = 'chain' order by m.block, m.tx_idx, m.log_idx`.execute(database);
  if (rows[0]?.head_id !== headId) return null;
  return rows.filter(({ has_move }) => has_move);
}
