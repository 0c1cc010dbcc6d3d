import {
  earnedBetween,
  type StreamState,
  streamAfter,
  streamAt,
  streamStart,
} from '@vellum/api/staking/stream-clock';
import { sql } from 'kysely';
import type { ReplyPosition } from '../../../indexer/chain-position.ts';
import type { Database } from '../../../platform/database/database.ts';
import { perBlock } from '../../../platform/per-block.ts';
import type { LogPosition, PledgeRow, StreamEventRow } from '../card-rows.ts';
import type { LevelFacts } from '../level-facts.ts';
import type { PledgeFacts } from './pledge-facts.ts';

type Position = Pick<ReplyPosition, 'headId' | 'solid' | 'chainTime'>;
type Moment = Pick<Position, 'headId' | 'solid'>;

export type Earnings = Readonly<{
  /** The stream at the newest block. */
  state: StreamState;
  /** Of a pledge until it ended, or until now. */
  earned(pledge: PledgeRow): bigint;
  weightOf(level: number, term: bigint): bigint;
}>;

type Facts = Readonly<{ levels: LevelFacts; pledge(): Promise<PledgeFacts> }>;
type Mark = Readonly<{ block: number; key: string; state: StreamState }>;

const MS = 1000n;

/**
 * What pledges have earned, by the contract's arithmetic from its logs. Where the stream stood after each log
 * is kept in memory; only logs that may have been replaced, or are new, are read again.
 */
export function cardEarnings(database: Database, facts: Facts) {
  const marks: Mark[] = [];
  const byKey = new Map<string, StreamState>();
  let settledUpTo = -1;
  let running: Promise<unknown> = Promise.resolve();

  const catchUp = async ({ headId, solid }: Moment) => {
    const settled = marks.findLastIndex(({ block }) => block <= settledUpTo) + 1;
    const { rows } = await sql<StreamEventRow>`select * from card_stream_event
      where block > ${marks[settled - 1]?.block ?? -1} order by block, tx_idx, log_idx`.execute(
      database,
    );
    const weightOf = await cardWeights(facts, { headId, solid });
    // Not before the others are here: who answers of the block before still looks at them.
    for (const { key } of marks.splice(settled)) byKey.delete(key);
    let state = marks.at(-1)?.state ?? streamStart;
    for (const row of rows) {
      state = streamAfter(state, stepOf(row, weightOf));
      const key = keyOf(row);
      marks.push({ block: row.block, key, state });
      byKey.set(key, state);
    }
    settledUpTo = solid;
    return { weightOf, latest: state };
  };

  // One at a time: the marks are shared. And once for each block, however many ask.
  const caughtUp = perBlock((solid: number, headId) => {
    const mine = running.then(() => catchUp({ headId, solid }));
    running = mine.catch(() => {});
    return mine;
  });

  return async (position: Position): Promise<Earnings> => {
    const { weightOf, latest } = await caughtUp(position.headId, position.solid);
    const state = streamAt(latest, BigInt(position.chainTime) / MS);
    const earned = (pledge: PledgeRow) => {
      const from = byKey.get(keyOf(pledge));
      const to = pledge.closed_at === null ? state : byKey.get(endOf(pledge));
      if (from === undefined || to === undefined) return 0n;
      const term = pledge.unlock_at / MS - pledge.since / MS;
      return earnedBetween(weightOf(pledge.level, term), from.acc, to.acc);
    };
    return { state, weightOf, earned };
  };
}

export type CardEarnings = ReturnType<typeof cardEarnings>;

function stepOf(row: StreamEventRow, weightOf: Earnings['weightOf']) {
  const at = row.at / MS;
  switch (row.kind) {
    case 'funded':
      return { at, weight: 0n, plan: { rate: row.rate ?? 0n, finish: row.finish ?? 0n } };
    case 'claimed':
      return { at, weight: 0n };
    case 'pledged':
      return { at, weight: weightOf(row.level ?? 0, row.term ?? 0n) };
    case 'unlocked':
      return { at, weight: -weightOf(row.level ?? 0, row.term ?? 0n) };
  }
}

/** What a pledge counts for, by level and term, as the contract has it at a block. */
export async function cardWeights(
  { levels, pledge }: Facts,
  at: Moment,
): Promise<Earnings['weightOf']> {
  const { terms } = await pledge();
  const percents = new Map(terms.map(({ seconds, percent }) => [seconds, percent]));
  const ofLevel = new Map((await levels(at)).map(({ level, weight }) => [level, weight]));
  return (level, term) => (ofLevel.get(level) ?? 0n) * (percents.get(term) ?? 0n);
}

const keyOf = ({ block, tx_idx, log_idx }: LogPosition) => `${block}:${tx_idx}:${log_idx}`;
const endOf = (row: PledgeRow) => `${row.end_block}:${row.end_tx_idx}:${row.end_log_idx}`;
