import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import { type ChainPosition, readChainPosition } from '../../indexer/chain-position.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { perBlock } from '../../platform/per-block.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { CardTables, LevelRow } from './card-rows.ts';

/** A level as the index has it, with what no event carries: name, shortest pledge (seconds) and weight. */
export type KnownLevel = LevelRow & Readonly<{ name: string; pledgeTime: bigint; weight: bigint }>;

/** All levels, in order; whoever knows where the index stands says so. */
export type LevelFacts = (at?: LevelMoment) => Promise<readonly KnownLevel[]>;

type LevelMoment = Pick<ChainPosition, 'headId' | 'solid'>;

type Facts = Pick<KnownLevel, 'name' | 'pledgeTime' | 'weight'>;

/**
 * The contract is asked once for each time that a level was set, and for each block until that is final: it may be
 * replaced, and the node that answers may be behind. Refuses with CHAIN_UNAVAILABLE when the node is away then.
 */
export function levelFacts(database: Database, ask: AskContract, contract: Address): LevelFacts {
  const known = new Map<number, Readonly<{ key: string; facts: Promise<Facts> }>>();
  const tables = database.withTables<CardTables>();
  const learn = async (level: bigint): Promise<Facts> => {
    const [{ name, pledgeTime }, { weight }] = await Promise.all([
      ask(contract, cards.level(level)),
      ask(contract, cards.levelRules(level)),
    ]);
    // A level that was set has a weight: the node that answered has not seen it yet.
    if (weight === 0n) throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
    return { name, pledgeTime, weight };
  };
  const factsOf = ({ level, set_block }: LevelRow, position: LevelMoment | null) => {
    const isFinal = position !== null && set_block <= position.solid;
    const key = isFinal ? `${set_block}` : `${set_block} at ${position?.headId}`;
    const kept = known.get(level);
    if (kept?.key === key) return kept.facts;
    const facts = learn(BigInt(level));
    known.set(level, { key, facts });
    facts.catch(() => {
      if (known.get(level)?.facts === facts) known.delete(level);
    });
    return facts;
  };
  const readAt = async (position: LevelMoment | null) => {
    const rows = await tables.selectFrom('card_level').selectAll().orderBy('level').execute();
    return Promise.all(rows.map(async (row) => ({ ...row, ...(await factsOf(row, position)) })));
  };
  const ofBlock = perBlock((solid: number, headId: string) => readAt({ headId, solid }));
  return async (at) => {
    const position = at ?? (await readChainPosition(database));
    return position === null ? readAt(null) : ofBlock(position.headId, position.solid);
  };
}
