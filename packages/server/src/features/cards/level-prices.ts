import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { perBlock } from '../../platform/per-block.ts';
import type { KnownLevel } from './level-facts.ts';

/** Sun that a card of each level costs at a block; null where the oracle has no reliable price. */
export type LevelPrices = (
  levels: readonly KnownLevel[],
  headId: string,
) => Promise<ReadonlyMap<number, bigint | null>>;

/** Prices in U move with every block, so they are asked for once for each. */
export function levelPrices(ask: AskContract, contract: Address): LevelPrices {
  const priceAt = perBlock((level: number) =>
    ask(contract, cards.priceOf(BigInt(level))).catch((error) => {
      // The contract has none at this block.
      if (error instanceof ContractReverted) return null;
      throw error;
    }),
  );
  return async (levels, headId) => {
    // A node that is away may be back before the next block.
    const priceOf = async ({ priced_in_u, price, level }: KnownLevel) =>
      priced_in_u ? priceAt(headId, level).catch(() => null) : price;
    const found = levels.map(async (level) => [level.level, await priceOf(level)] as const);
    return new Map(await Promise.all(found));
  };
}
