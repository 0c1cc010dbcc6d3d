import { type Address, toHexAddress } from '@vellum/tron/address';

/** The pairs of a deployment, by their names in it. */
export const pairNames = ['vlmWtrx', 'vlmUsdt', 'wtrxUsdt'] as const;

const coinsOf = {
  vlmWtrx: ['vlm', 'wtrx'],
  vlmUsdt: ['vlm', 'usdt'],
  wtrxUsdt: ['wtrx', 'usdt'],
} as const;

export type PairCoins = Readonly<{ pair: Address; coins: readonly [Address, Address] }>;
export type PairContracts = Readonly<Record<'vlm' | 'wtrx' | 'usdt', Address>> &
  Readonly<Record<string, Address>>;

/** The pairs of a deployment with their coins, in the order of the contract. */
export const platformPairs = (contracts: PairContracts): readonly PairCoins[] =>
  pairNames.flatMap((name) => {
    const pair = contracts[name];
    if (pair === undefined) return [];
    const [first, second] = coinsOf[name];
    return [{ pair, coins: inOrder(contracts[first], contracts[second]) }];
  });

/** Two coins in the order in which a pair has them. */
export const inOrder = (one: Address, other: Address): readonly [Address, Address] =>
  isFirst(one, other) ? [one, other] : [other, one];

/** Whether a coin comes first in its pair with another. */
export const isFirst = (one: Address, other: Address): boolean =>
  toHexAddress(one) < toHexAddress(other);
