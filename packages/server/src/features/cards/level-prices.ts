import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import type { AskContract } from '../../platform/ask-contract.ts';
import type { KnownLevel } from './level-facts.ts';

/** Sun that a card of each level costs at a block; null where the oracle has no reliable price. */
export type LevelPrices = (
  levels: readonly KnownLevel[],
  headId: string,
) => Promise<ReadonlyMap<number, bigint | null>>;

/** Prices in U move with every block, so they are asked for once for each. */
export function levelPrices(ask: AskContract, contract: Address): LevelPrices {
  let of = '';
  let known = new Map<number, Promise<bigint | null>>();
  return async (levels, headId) => {
    if (of !== headId) known = new Map();
    of = headId;
    const mine = known;
    const priceOf = (level: KnownLevel): Promise<bigint | null> => {
      if (!level.priced_in_u) return Promise.resolve(level.price);
      const asked =
        mine.get(level.level) ??
        ask(contract, cards.priceOf(BigInt(level.level))).catch((error) => {
          // The contract has none at this block; a node that was away may be back before the next.
          if (!(error instanceof ContractReverted)) mine.delete(level.level);
          return null;
        });
      mine.set(level.level, asked);
      return asked;
    };
    const found = levels.map(async (level) => [level.level, await priceOf(level)] as const);
    return new Map(await Promise.all(found));
  };
}
