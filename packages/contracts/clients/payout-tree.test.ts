import type { HexAddress } from '@vellum/tron/address';
import { concatBytes, toHex } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, test } from 'vitest';
import { type PayoutLeaf, payoutLeafHash, payoutTree } from './payout-tree.ts';

const home = { chainId: 728_126_428n, payout: `41${'aa'.repeat(20)}` as HexAddress };

function leaf(n: number, since: bigint, cumulative: bigint): PayoutLeaf {
  return { user: `41${n.toString(16).padStart(40, '0')}` as HexAddress, since, cumulative };
}

/** What the contract does with a proof. */
function climb(start: Uint8Array, proof: readonly Uint8Array[]): string {
  const pair = (a: Uint8Array, b: Uint8Array) =>
    toHex(a) < toHex(b) ? concatBytes(a, b) : concatBytes(b, a);
  return toHex(proof.reduce((node, beside) => keccak256(pair(node, beside)), start));
}

describe('payoutTree', () => {
  test('every part leads to the root, whatever the number of leaves', () => {
    for (let count = 1; count <= 40; count++) {
      const leaves = Array.from({ length: count }, (_, n) => leaf(n, BigInt(n), BigInt(2 * n + 1)));
      const tree = payoutTree(home, leaves);
      const ends = tree.parts.map((part, n) =>
        climb(payoutLeafHash(home, leaves[n] as PayoutLeaf), part.proof),
      );
      expect(new Set(ends)).toEqual(new Set([toHex(tree.root)]));
    }
  });

  test('the budget is the sum of the raises', () => {
    const tree = payoutTree(home, [leaf(1, 100n, 150n), leaf(2, 0n, 7n)]);
    expect(tree.budget).toBe(57n);
    expect(tree.parts.map(({ since, cumulative }) => [since, cumulative])).toEqual([
      [100n, 150n],
      [0n, 7n],
    ]);
  });

  test('refuses no leaves, and a leaf that raises nothing', () => {
    expect(() => payoutTree(home, [])).toThrow(RangeError);
    expect(() => payoutTree(home, [leaf(1, 5n, 5n)])).toThrow(RangeError);
    expect(() => payoutTree(home, [leaf(1, -1n, 5n)])).toThrow(RangeError);
  });

  test('a leaf is bound to contract, chain, user and both sums', () => {
    const hash = (changes: Partial<typeof home>, one: PayoutLeaf) =>
      toHex(payoutLeafHash({ ...home, ...changes }, one));
    const all = [
      hash({}, leaf(1, 2n, 3n)),
      hash({ chainId: 1n }, leaf(1, 2n, 3n)),
      hash({ payout: `41${'bb'.repeat(20)}` as HexAddress }, leaf(1, 2n, 3n)),
      hash({}, leaf(4, 2n, 3n)),
      hash({}, leaf(1, 1n, 3n)),
      hash({}, leaf(1, 2n, 4n)),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
