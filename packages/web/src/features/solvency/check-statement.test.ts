import { shareProof } from '@vellum/api/solvency/solvency-proof';
import { poolTree, statementOf } from '@vellum/api/solvency/solvency-tree';
import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { expect, test } from 'vitest';
import { checkShares } from './check-shares.ts';
import { isForeign, rootOf } from './check-statement.ts';
import type { Shares, StatedBlock } from './solvency-queries.ts';

const at = (byte: number): Address =>
  fromHexAddress(hexAddressFromBytes(new Uint8Array(20).fill(byte)));
const [contract, coin, me, other] = [at(1), at(2), at(3), at(4)] as const;
const claim = (owner: Address, amount: bigint) => ({ contract, coin, owner, amount });
const tree = poolTree({ contract, coin }, 30n, [claim(me, 10n), claim(other, 15n)]);
const idle = poolTree({ contract, coin: null }, 5n, []);
const statement = statementOf({ block: 9, blockId: 'cd'.repeat(32) }, [tree, idle]);
const words = { kind: 'locker', token: null, symbol: 'VLM', decimals: 6 } as const;

const told: StatedBlock = {
  ...{ block: 9, blockId: 'cd'.repeat(32), at: 0, leaves: 2, root: toHex(statement.root) },
  pools: statement.pools.map((pool) => ({
    ...{ contract, coin: pool.coin, ...words, leaves: pool.leaves },
    ...{ held: `${pool.held}`, owed: `${pool.owed}`, tree: toHex(pool.tree), state: 'covered' },
  })),
};

test('the root follows from the sums that are shown, and from no others', () => {
  expect(rootOf(told)).toBe(told.root);
  const richer = told.pools.map((pool) => ({ ...pool, held: `${BigInt(pool.held) + 1n}` }));
  expect(rootOf({ ...told, pools: richer })).not.toBe(told.root);
  expect(rootOf({ ...told, pools: told.pools.toReversed() })).not.toBe(told.root);
  expect(rootOf({ ...told, blockId: 'nonsense' })).toBeNull();
});

test('figures of their own beside the published root of their block are found out', () => {
  const published = { block: 9, root: told.root, txid: 'ab'.repeat(32), publishedAt: 0 };
  expect(isForeign(told, published)).toBe(false);
  const richer = told.pools.map((pool) => ({ ...pool, held: `${BigInt(pool.held) + 1n}` }));
  const dressedUp = { ...told, pools: richer, root: rootOf({ ...told, pools: richer }) ?? '' };
  expect(isForeign(dressedUp, published)).toBe(true);
  // A later look has a root of its own, which is published later.
  expect(isForeign(dressedUp, { ...published, block: 8 })).toBe(false);
  expect(isForeign({ ...told, root: 'ab'.repeat(32) }, null)).toBe(true);
});

test('money that is counted for two pools leads to no root', () => {
  const [first, second] = told.pools as [
    StatedBlock['pools'][number],
    StatedBlock['pools'][number],
  ];
  expect(rootOf({ ...told, pools: [first, first, second] })).toBeNull();
  expect(rootOf({ ...told, pools: [second, first] })).toBeNull();
});

test('a share as the server tells it leads to the root, and not when a digit is another', () => {
  const place = tree.claims.findIndex(({ owner }) => owner === me);
  const proof = shareProof(statement, tree, place);
  const share: Shares['list'][number] = {
    ...{ contract, coin, ...words, amount: '10', held: '30', owed: '25', leaves: 2 },
    ...{ index: proof.index, poolIndex: proof.poolIndex, poolPath: proof.poolPath.map(toHex) },
    path: proof.path.map(({ hash, sum }) => ({ hash: toHex(hash), sum: `${sum}` })),
  };
  const shares: Shares = {
    statement: { ...{ block: 9, blockId: told.blockId, at: 0 }, root: told.root, pools: 2 },
    list: [share],
    asOf: { head: 9, solid: 9 },
  };
  expect(checkShares(me, shares, told.root)).toMatchObject({ isRight: true, neighbours: 1 });
  const lies = [{ amount: '11' }, { owed: '24' }, { poolPath: [] }, { path: [] }, { amount: 'x' }];
  for (const lie of lies) {
    const list = [{ ...share, ...lie }];
    expect(checkShares(me, { ...shares, list }, told.root).isRight).toBe(false);
  }
  expect(checkShares(other, shares, told.root).isRight).toBe(false);
  expect(checkShares(me, shares, 'ab'.repeat(32)).isRight).toBe(false);
});
