import { evmAddressBytes, type HexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex, toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import type { PayoutPart } from './income.ts';

/** The contract whose trees these are: `chainId` is what CHAINID answers on its chain. */
export type PayoutHome = Readonly<{ chainId: bigint; payout: HexAddress }>;

/** A root raises what `user` may have received in all from `since` to `cumulative` sun. */
export type PayoutLeaf = Readonly<{ user: HexAddress; since: bigint; cumulative: bigint }>;

export type PayoutTree = Readonly<{
  root: Uint8Array;
  /** What the root adds to the total: the sum of all raises. */
  budget: bigint;
  /** The part of each leaf, in the order in which the leaves were given. */
  parts: readonly PayoutPart[];
}>;

/**
 * The Merkle tree over `leaves` in their order: pairs are hashed smaller first, an odd node goes up unchanged.
 * Throws when there is no leaf or one raises nothing.
 */
export function payoutTree(home: PayoutHome, leaves: readonly PayoutLeaf[]): PayoutTree {
  const bad = leaves.find(({ since, cumulative }) => since < 0n || cumulative <= since);
  if (bad || leaves.length === 0) throw new RangeError('a payout tree has leaves that raise');
  const levels = [leaves.map((leaf) => payoutLeafHash(home, leaf))];
  let top = levels[0] ?? [];
  while (top.length > 1) {
    top = levelAbove(top);
    levels.push(top);
  }
  return {
    root: top[0] as Uint8Array,
    budget: leaves.reduce((sum, { since, cumulative }) => sum + cumulative - since, 0n),
    parts: leaves.map(({ since, cumulative }, index) => ({
      since,
      cumulative,
      proof: proofOf(levels, index),
    })),
  };
}

/** As the contract's `leafOf`: hashed twice, so that no inner node can pass as a leaf. */
export function payoutLeafHash(home: PayoutHome, leaf: PayoutLeaf): Uint8Array {
  const words = [
    word(home.chainId),
    addressWord(home.payout),
    addressWord(leaf.user),
    word(leaf.since),
    word(leaf.cumulative),
  ];
  return keccak256(keccak256(concatBytes(...words)));
}

function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index] as Uint8Array, level[index + 1]];
    above.push(right ? hashPair(left, right) : left);
  }
  return above;
}

function proofOf(levels: readonly (readonly Uint8Array[])[], leaf: number): Uint8Array[] {
  return levels.flatMap((level, height) => {
    const beside = level[(leaf >> height) ^ 1];
    return beside ? [beside] : [];
  });
}

function hashPair(a: Uint8Array, b: Uint8Array): Uint8Array {
  return keccak256(toHex(a) < toHex(b) ? concatBytes(a, b) : concatBytes(b, a));
}

function word(value: bigint): Uint8Array {
  return fromHex(value.toString(16).padStart(64, '0'));
}

function addressWord(address: HexAddress): Uint8Array {
  return concatBytes(new Uint8Array(12), evmAddressBytes(address));
}
