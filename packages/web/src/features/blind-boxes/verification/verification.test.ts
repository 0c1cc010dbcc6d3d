import { commitOf, drawOf, seedOf } from '@vellum/contracts/box-draw';
import type { Address } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { describe, expect, it } from 'vitest';
import { drawOfSeries, type PublicDraw } from '../box-queries.ts';
import { type ChainDraw, differences, placeOf, verify } from './verification.ts';

const secret = fromHex('11'.repeat(32));
const blockHash = fromHex('22'.repeat(32));
const seed = seedOf(secret, blockHash, 4n);
const prizeOf = drawOf(seed, 10);
const step = (block: number) => ({ txid: '00'.repeat(32), block, at: block * 3000 });

const draw: PublicDraw = {
  seriesId: '4',
  commit: toHex(commitOf(secret)),
  secret: toHex(secret),
  blockHash: toHex(blockHash),
  seed: toHex(seed),
  total: 10,
  sold: 6,
  tiers: [
    { count: 1, amount: '1000' },
    { count: 9, amount: '10' },
  ],
  prizes: [prizeOf(0), null, prizeOf(2), null, null, null],
  revealBlock: 120,
  steps: { created: step(50), closed: step(100), captured: step(121), revealed: step(122) },
  asOf: { head: 130, solid: 110 },
};

const coin = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address, decimals: 6 };

const chain: ChainDraw = {
  commit: draw.commit,
  seed: toHex(seed),
  total: 10,
  sold: 6,
  revealBlock: 120,
  tiers: [
    { count: 1, amount: 1000n },
    { count: 9, amount: 10n },
  ],
  coin,
  blockHash: draw.blockHash,
};

describe('the verifier', () => {
  it('finds a true draw right and names what a box holds', () => {
    const result = verify(draw);
    expect(result).toMatchObject({ secret: true, block: true, seed: true, places: true });
    expect(result?.isRight).toBe(true);
    expect(differences(draw, coin, chain)).toEqual([]);
    const prize = prizeOf(3);
    const amount = prize === 0 ? 1000n : 10n;
    expect(result && placeOf(draw, result, 3)).toMatchObject({ prize, amount });
    expect(result && placeOf(draw, result, 6)).toBeNull();
  });

  it.each<[string, Partial<PublicDraw>, object]>([
    ['an altered secret', { secret: '12'.repeat(32) }, { secret: false, seed: false }],
    ['an altered hash', { blockHash: '23'.repeat(32) }, { secret: true, seed: false }],
    ['an altered seed', { seed: '24'.repeat(32) }, { seed: false }],
    ['an altered commitment', { commit: '25'.repeat(32) }, { secret: false, seed: true }],
    [
      'an altered result',
      { prizes: [prizeOf(0), null, (prizeOf(2) + 1) % 10, null, null, null] },
      { places: false, wrongBoxes: [2] },
    ],
    ['a prize too many', { tiers: [{ count: 11, amount: '10' }] }, { places: false }],
    [
      'a tier that is larger than the series',
      {
        tiers: [
          { count: 12, amount: '10' },
          { count: -2, amount: '1' },
        ],
      },
      { places: false },
    ],
    [
      'a hash that was kept before its block',
      { steps: { ...draw.steps, captured: step(119) } },
      { block: false },
    ],
    [
      'a secret shown before the hash was kept',
      { steps: { ...draw.steps, revealed: step(120) } },
      { block: false },
    ],
  ])('detects %s', (_what, change, found) => {
    const result = verify({ ...draw, ...change });
    expect(result).toMatchObject(found);
    expect(result?.isRight).toBe(false);
  });

  it('has nothing to compute while a part is missing or is no word', () => {
    expect(verify({ ...draw, secret: null })).toBeNull();
    expect(verify({ ...draw, blockHash: 'zz' })).toBeNull();
  });

  it.each<Partial<PublicDraw>>([
    { sold: 11 },
    { sold: 0.5 },
    { total: 0, sold: 0, prizes: [] },
    { total: 2 ** 32, sold: 2 ** 32 },
    { total: 2 ** 40 },
  ])('has nothing to compute, and does not break, for %j', (sizes) => {
    expect(verify({ ...draw, ...sizes })).toBeNull();
  });

  it('takes no other series than the one that was asked for', () => {
    expect(drawOfSeries(draw, '4')).toBe(draw);
    expect(() => drawOfSeries(draw, '5')).toThrow('series 4');
  });

  it('tells what the chain has otherwise, even when all fits together', () => {
    const other = { ...chain, commit: '00', tiers: [{ count: 10, amount: 10n }] };
    expect(differences(draw, coin, other)).toEqual(['commit', 'tiers']);
    expect(differences(draw, coin, { ...chain, blockHash: '00' })).toEqual(['blockHash']);
    expect(differences(draw, coin, { ...chain, blockHash: null })).toEqual([]);
    expect(differences(draw, coin, { ...chain, seed: '00', revealBlock: 1 })).toEqual([
      'seed',
      'total',
    ]);
    expect(differences(draw, coin, { ...chain, sold: 7 })).toEqual(['total']);
    const other18 = { ...chain, coin: { ...coin, decimals: 18 } };
    expect(differences(draw, coin, other18)).toEqual(['coin']);
  });
});
