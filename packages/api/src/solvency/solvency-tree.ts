import { toHex } from '@vellum/tron/bytes';
import {
  type Claim,
  leafNode,
  type PoolName,
  type PoolSums,
  pairHash,
  placeOf,
  placeOfPool,
  poolHash,
  type StatedBlock,
  type SumNode,
  statementHash,
  sumNode,
} from './solvency-hash.ts';

/** A tree of any nodes from the leaves up. An odd node goes up unchanged. */
export type Levels<T> = readonly (readonly T[])[];

/** All claims on one holding, in their order, with the tree over them. */
export type PoolTree = PoolSums & Readonly<{ claims: readonly Claim[]; levels: Levels<SumNode> }>;

/** Everything that is owed at a block. */
export type Statement = StatedBlock &
  Readonly<{ pools: readonly PoolTree[]; levels: Levels<Uint8Array>; root: Uint8Array }>;

/** Stands for the tree of a pool that owes nothing. */
export const EMPTY_TREE = new Uint8Array(32);

/** The tree of the claims on one holding. Throws when one is of another, is nothing, or an owner has two. */
export function poolTree(name: PoolName, held: bigint, claims: readonly Claim[]): PoolTree {
  const sorted = ordered(claims, ({ owner }) => placeOf(owner));
  for (const [place, claim] of sorted.entries()) checkClaim(name, claim, sorted[place - 1]);
  const levels = levelsOf(sorted.map(leafNode), sumNode);
  const top = levels.at(-1)?.[0];
  return {
    contract: name.contract,
    coin: name.coin,
    held,
    owed: top?.sum ?? 0n,
    leaves: sorted.length,
    tree: top?.hash ?? EMPTY_TREE,
    claims: sorted,
    levels,
  };
}

/** All pools of a block in their order, under one root. */
export function statementOf(at: StatedBlock, pools: readonly PoolTree[]): Statement {
  const sorted = ordered(pools, placeOfPool);
  const { levels, root } = rootOfPools(at, sorted);
  return { block: at.block, blockId: at.blockId, pools: sorted, levels, root };
}

/**
 * The root over pools that stand in their order already: all that is needed to check their sums. Throws when they do
 * not, or one is there twice: the same money would be held for the claims of both.
 */
export function rootOfPools(at: StatedBlock, pools: readonly PoolSums[]) {
  const places = pools.map((pool) => toHex(placeOfPool(pool)));
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? ''))) {
    throw new RangeError('pools out of their order');
  }
  const levels = levelsOf(pools.map(poolHash), pairHash);
  const top = levels.at(-1)?.[0] ?? EMPTY_TREE;
  return { levels, root: statementHash(at, pools.length, top) };
}

/** What must be hashed with a node on its way up, in that order. */
export function pathOf<T>(levels: Levels<T>, index: number): readonly T[] {
  return levels.flatMap((level, height) => {
    const beside = level[(index >> height) ^ 1];
    return beside === undefined ? [] : [beside];
  });
}

function levelsOf<T>(leaves: readonly T[], join: (left: T, right: T) => T): Levels<T> {
  const levels = [leaves];
  let top = leaves;
  while (top.length > 1) {
    const above: T[] = [];
    for (let index = 0; index < top.length; index += 2) {
      const [left, right] = [top[index] as T, top[index + 1]];
      above.push(right === undefined ? left : join(left, right));
    }
    levels.push(above);
    top = above;
  }
  return levels;
}

function ordered<T>(things: readonly T[], place: (thing: T) => Uint8Array): readonly T[] {
  return things
    .map((thing) => ({ thing, key: toHex(place(thing)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ thing }) => thing);
}

function checkClaim(name: PoolName, claim: Claim, before: Claim | undefined): void {
  const isOfPool = claim.contract === name.contract && claim.coin === name.coin;
  if (!isOfPool || claim.amount <= 0n || claim.owner === before?.owner) {
    throw new RangeError(`no claim of its own on ${name.contract}: ${claim.owner}`);
  }
}
