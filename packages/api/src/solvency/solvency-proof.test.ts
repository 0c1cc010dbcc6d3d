import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim, PoolName, SumNode } from './solvency-hash.ts';
import { checkShare, type ShareProof, shareProof } from './solvency-proof.ts';
import { poolTree, rootOfPools, type Statement, statementOf } from './solvency-tree.ts';

const STATEMENTS = 40;
const PROOFS = 25;
const seed = Number(process.env['VELLUM_SEED'] ?? 0);

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 });
const address: fc.Arbitrary<Address> = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => fromHexAddress(hexAddressFromBytes(bytes)));
const amount = fc.bigInt({ min: 1n, max: 2n ** 120n });
const poolName: fc.Arbitrary<PoolName> = fc.record({
  contract: address,
  coin: fc.option(address, { nil: null }),
});

const statement: fc.Arbitrary<Statement> = fc
  .record({
    at: fc.record({ block: fc.nat(), blockId: hash.map(toHex) }),
    pools: fc.uniqueArray(
      fc.record({
        name: poolName,
        spare: fc.bigInt({ min: -5n, max: 2n ** 90n }),
        owners: fc.uniqueArray(fc.tuple(address, amount), {
          maxLength: 40,
          selector: ([owner]) => owner,
        }),
      }),
      { minLength: 1, maxLength: 9, selector: ({ name }) => `${name.contract} ${name.coin}` },
    ),
  })
  .map(({ at, pools }) =>
    statementOf(
      at,
      pools.map(({ name, spare, owners }) => {
        const claims = owners.map(([owner, sum]): Claim => ({ ...name, owner, amount: sum }));
        const owed = claims.reduce((all, claim) => all + claim.amount, 0n);
        return poolTree(name, owed + spare < 0n ? 0n : owed + spare, claims);
      }),
    ),
  )
  .filter(({ pools }) => pools.some(({ leaves }) => leaves > 0));

/** A statement with honest proofs of some of its claims. */
const proven = fc
  .tuple(
    statement,
    fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: PROOFS, maxLength: PROOFS }),
  )
  .map(([all, places]) => {
    const owing = all.pools.filter(({ leaves }) => leaves > 0);
    const proofs = places.map(([which, place]) => {
      const pool = owing[which % owing.length]!;
      return shareProof(all, pool, place % pool.leaves);
    });
    return { all, proofs };
  });

type Tampering = (proof: ShareProof, by: bigint, other: Address, at: number) => ShareProof;

const turned = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at % bytes.length ? byte ^ (1 + (at % 255)) : byte));

const withNode = (
  proof: ShareProof,
  at: number,
  change: (node: SumNode) => SumNode,
): ShareProof => ({
  ...proof,
  path: proof.path.map((node, index) => (index === at % proof.path.length ? change(node) : node)),
});

/** Every way in which who gives a proof could lie in it. */
const tamperings: Readonly<Record<string, Tampering>> = {
  'a larger claim': (p, by) => ({ ...p, claim: { ...p.claim, amount: p.claim.amount + by } }),
  'a smaller claim': (p) => ({ ...p, claim: { ...p.claim, amount: p.claim.amount - 1n } }),
  'another owner': (p, _, other) => ({ ...p, claim: { ...p.claim, owner: other } }),
  'another contract': (p, _, other) => ({ ...p, claim: { ...p.claim, contract: other } }),
  'another pool throughout': (p, _, other) => ({
    ...p,
    claim: { ...p.claim, contract: other },
    pool: { ...p.pool, contract: other },
  }),
  'another coin throughout': (p, _, other) => ({
    ...p,
    claim: { ...p.claim, coin: other },
    pool: { ...p.pool, coin: other },
  }),
  'another place': (p, by) => ({ ...p, index: p.index + Number(by % 7n) + 1 }),
  'a place before the first': (p) => ({ ...p, index: -1 }),
  'less owed': (p) => ({ ...p, pool: { ...p.pool, owed: p.pool.owed - 1n } }),
  'more held': (p, by) => ({ ...p, pool: { ...p.pool, held: p.pool.held + by } }),
  'fewer claims': (p) => ({ ...p, pool: { ...p.pool, leaves: p.pool.leaves - 1 } }),
  'more claims': (p, by) => ({ ...p, pool: { ...p.pool, leaves: p.pool.leaves + Number(by) } }),
  'a neighbour of another sum': (p, by, _, at) =>
    p.path.length === 0
      ? { ...p, path: [{ hash: new Uint8Array(32), sum: by }] }
      : withNode(p, at, (node) => ({ ...node, sum: node.sum + by })),
  'a negative neighbour and a smaller sum': (p, _, __, at) => ({
    ...(p.path.length === 0 ? { ...p, path: [{ hash: new Uint8Array(32), sum: -1n }] } : p),
    ...(p.path.length > 0 && withNode(p, at, (node) => ({ ...node, sum: -node.sum }))),
  }),
  'a neighbour of another hash': (p, _, __, at) =>
    p.path.length === 0
      ? { ...p, path: [{ hash: new Uint8Array(32), sum: 1n }] }
      : withNode(p, at, (node) => ({ ...node, hash: turned(node.hash, at) })),
  'a neighbour less': (p) =>
    p.path.length === 0 ? { ...p, index: 1 } : { ...p, path: p.path.slice(1) },
  'a neighbour more': (p, by) => ({
    ...p,
    path: [...p.path, { hash: new Uint8Array(32), sum: by }],
  }),
  'another place of the pool': (p, by) => ({ ...p, poolIndex: p.poolIndex + Number(by % 5n) + 1 }),
  'another pool beside': (p, _, __, at) => ({
    ...p,
    poolPath: [...p.poolPath.slice(1), turned(p.poolPath[0] ?? new Uint8Array(32), at)],
  }),
  'pools left out': (p) => ({ ...p, pools: p.pools + 1 }),
  'another block': (p) => ({ ...p, at: { ...p.at, block: p.at.block + 1 } }),
  'a block of another branch': (p, _, __, at) => ({
    ...p,
    at: { ...p.at, blockId: toHex(turned(new Uint8Array(32).fill(7), at)) },
  }),
  'no block at all': (p) => ({ ...p, at: { ...p.at, blockId: 'zz' } }),
};

describe('proofs of a share', () => {
  test('1,000 random honest proofs are accepted', () => {
    let accepted = 0;
    for (const { all, proofs } of fc.sample(proven, { numRuns: STATEMENTS, seed })) {
      for (const proof of proofs) {
        const { root } = all;
        const neighbours = proof.path.length;
        expect(checkShare(proof, root)).toMatchObject({ isRight: true, root, neighbours });
        accepted += 1;
      }
    }
    expect(accepted).toBe(1_000);
  });

  test('1,000 tampered proofs are refused', () => {
    const ways = Object.entries(tamperings);
    const lies = fc.record({
      by: fc.bigInt({ min: 1n, max: 2n ** 40n }),
      other: address,
      at: fc.nat(),
    });
    let refused = 0;
    for (const { all, proofs } of fc.sample(proven, { numRuns: STATEMENTS, seed: seed + 1 })) {
      const [{ by, other, at }] = fc.sample(lies, { numRuns: 1, seed: seed + refused }) as [
        { by: bigint; other: Address; at: number },
      ];
      for (const proof of proofs) {
        const [way, tamper] = ways[refused % ways.length]!;
        const outcome = checkShare(tamper(proof, by, other, at), all.root);
        expect(outcome, `seed ${seed}: ${way}`).toMatchObject({ isRight: false });
        refused += 1;
      }
    }
    expect(refused).toBe(1_000);
  });

  test('an honest proof is refused under another root', () => {
    const [first] = fc.sample(proven, { numRuns: 1, seed });
    const { all, proofs } = first!;
    expect(checkShare(proofs[0]!, turned(all.root, 3))).toEqual({ isRight: false, reason: 'root' });
  });
});

describe('a statement', () => {
  const contract = fromHexAddress(hexAddressFromBytes(new Uint8Array(20).fill(1)));
  const name: PoolName = { contract, coin: null };
  const claims = [5, 6, 7].map(
    (byte): Claim => ({
      ...name,
      owner: fromHexAddress(hexAddressFromBytes(new Uint8Array(20).fill(byte))),
      amount: BigInt(byte),
    }),
  );

  test('adds up, in an order that nobody chooses', () => {
    const pool = poolTree(name, 20n, claims);
    expect(pool).toMatchObject({ owed: 18n, held: 20n, leaves: 3 });
    expect(poolTree(name, 20n, claims.toReversed()).tree).toEqual(pool.tree);
    const at = { block: 7, blockId: 'ab'.repeat(32) };
    expect(toHex(statementOf(at, [pool]).root)).toBe(
      'ada3777a73088a035d5b44479424b36ac6d7018ecb9ac48b2b12b822273c0f99',
    );
  });

  test('its root follows from the sums of its pools alone', () => {
    for (const all of fc.sample(statement, { numRuns: 20, seed })) {
      expect(rootOfPools(all, all.pools).root).toEqual(all.root);
    }
  });

  test('has one claim for an owner, of something, in the right pool', () => {
    const [first] = claims as [Claim];
    expect(() => poolTree(name, 0n, [...claims, first])).toThrow(RangeError);
    expect(() => poolTree(name, 0n, [{ ...first, amount: 0n }])).toThrow(RangeError);
    expect(() => poolTree(name, 0n, [{ ...first, coin: contract }])).toThrow(RangeError);
  });

  test('of a pool that owes nothing', () => {
    expect(poolTree(name, 3n, [])).toMatchObject({ owed: 0n, leaves: 0, held: 3n });
  });
});
