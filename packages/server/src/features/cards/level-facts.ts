import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AskContract } from './ask-contract.ts';
import type { CardTables, LevelRow } from './card-rows.ts';

/** A level as the index has it, with what no event carries: name, shortest pledge (seconds) and weight. */
export type KnownLevel = LevelRow & Readonly<{ name: string; pledgeTime: bigint; weight: bigint }>;

/** All levels, in order. */
export type LevelFacts = () => Promise<readonly KnownLevel[]>;

type Facts = Pick<KnownLevel, 'name' | 'pledgeTime' | 'weight'>;

/**
 * The contract is asked once for each time that a level was set; refuses with CHAIN_UNAVAILABLE when the node
 * is away then.
 */
export function levelFacts(database: Database, ask: AskContract, contract: Address): LevelFacts {
  const known = new Map<string, Promise<Facts>>();
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
  const factsOf = ({ level, set_block }: LevelRow): Promise<Facts> => {
    const key = `${level}:${set_block}`;
    const facts = known.get(key) ?? learn(BigInt(level));
    known.set(key, facts);
    facts.catch(() => known.delete(key));
    return facts;
  };
  return async () => {
    const rows = await tables.selectFrom('card_level').selectAll().orderBy('level').execute();
    return Promise.all(rows.map(async (row) => ({ ...row, ...(await factsOf(row)) })));
  };
}
