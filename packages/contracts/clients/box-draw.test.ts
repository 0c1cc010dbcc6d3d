import { randomBytes } from 'node:crypto';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, test } from 'vitest';
import { commitOf, type DrawTier, drawOf, seedOf, tierOfPrize } from './box-draw.ts';
import { checkDraw, type PublishedDraw } from './box-draw-check.ts';
import { findSeriesSecret, seriesSecret } from './box-secret.ts';

const tiers: readonly DrawTier[] = [
  { count: 1, amount: 1_000n },
  { count: 4, amount: 100n },
  { count: 15, amount: 10n },
  { count: 30, amount: 1n },
];
const TOTAL = 50;

/** Secret, block hash and series of one draw after the other, the same in every run. */
function seeds() {
  let state = 20_261_115;
  const word32 = () => {
    const words = new Uint32Array(8);
    for (let at = 0; at < 8; at += 1) {
      state = (state + 0x6d2b79f5) >>> 0;
      words[at] = Math.imul(state ^ (state >>> 15), state | 1);
    }
    return new Uint8Array(words.buffer);
  };
  return (draw: number) => seedOf(word32(), word32(), BigInt(draw));
}

/** Sum of squared deviations over what is expected of each. */
const chiSquare = (observed: readonly number[], expected: readonly number[]) =>
  observed.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0);

/** What a fair draw passes in 999 of 1000 runs, by degrees of freedom. */
const critical: Readonly<Record<number, number>> = { 3: 16.27, 49: 85.35 };

const DRAWS = process.env['VELLUM_DEEP'] === '1' ? 100_000 : 20_000;

function countDraws(prizeOf: (draw: number) => number) {
  const [byTier, byPrize] = [tiers.map(() => 0), Array.from({ length: TOTAL }, () => 0)];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const prize = prizeOf(draw);
    byPrize[prize]! += 1;
    byTier[tierOfPrize(tiers, prize)]! += 1;
  }
  const ofTiers = chiSquare(
    byTier,
    tiers.map(({ count }) => (DRAWS * count) / TOTAL),
  );
  const ofPrizes = chiSquare(
    byPrize,
    byPrize.map(() => DRAWS / TOTAL),
  );
  return { ofTiers, ofPrizes };
}

describe('fairness', () => {
  test(`${DRAWS} draws pass a chi-square test against the stated odds, by tier and by prize`, () => {
    const seedOfDraw = seeds();
    const fair = countDraws((draw) => drawOf(seedOfDraw(draw), TOTAL)(draw % TOTAL));
    console.log(
      `chi-square of ${DRAWS} draws: tiers ${fair.ofTiers.toFixed(2)} (3 df), prizes ${fair.ofPrizes.toFixed(2)} (49 df)`,
    );
    expect(fair.ofTiers).toBeLessThan(critical[3]!);
    expect(fair.ofPrizes).toBeLessThan(critical[49]!);
  });

  test('the same test sees a draw that favours one prize in a hundred', () => {
    const bent = countDraws((draw) => (draw % 101 === 0 ? 0 : (draw * 7) % TOTAL));
    expect(bent.ofTiers).toBeGreaterThan(critical[3]!);
    expect(bent.ofPrizes).toBeGreaterThan(critical[49]!);
  });

  test('every box holds one prize and every prize is in one box', () => {
    const sizes = [1, 2, 3, 4, 5, 15, 16, 17, 63, 64, 65, 255, 256, 257, 1000];
    for (const total of sizes) {
      const prizeOf = drawOf(randomBytes(32), total);
      const prizes = new Set(Array.from({ length: total }, (_, box) => prizeOf(box)));
      expect(prizes.size).toBe(total);
      expect(Math.max(...prizes)).toBe(total - 1);
    }
  });

  test('refuses what is no box, no series and no word', () => {
    expect(() => drawOf(new Uint8Array(32), 0)).toThrow(RangeError);
    expect(() => drawOf(new Uint8Array(31), 4)).toThrow(RangeError);
    expect(() => drawOf(new Uint8Array(32), 4)(4)).toThrow(RangeError);
    expect(tierOfPrize(tiers, TOTAL)).toBe(-1);
  });
});

describe('the check', () => {
  const secret = keccak256(utf8ToBytes('secret'));
  const blockHash = keccak256(utf8ToBytes('block'));
  const seed = seedOf(secret, blockHash, 3n);
  const prizeOf = drawOf(seed, TOTAL);
  const published: PublishedDraw = {
    ...{ series: 3n, total: TOTAL, sold: 40, tiers },
    commit: toHex(commitOf(secret)),
    secret: toHex(secret),
    blockHash: toHex(blockHash),
    seed: toHex(seed),
    prizes: Array.from({ length: 40 }, (_, box) => (box % 3 === 0 ? prizeOf(box) : null)),
  };
  const changed = (hex: string, at: number) => {
    const bytes = fromHex(hex);
    bytes[at]! ^= 1;
    return toHex(bytes);
  };

  test('finds nothing wrong with what is right, and counts what was drawn', () => {
    const check = checkDraw(published);
    expect(check).toMatchObject({ isFair: true, checkedBoxes: 14, wrongBoxes: [] });
    expect(check.tiers.reduce((sum, { observed }) => sum + observed, 0)).toBe(40);
    expect(check.prizes).toEqual(Array.from({ length: 40 }, (_, box) => prizeOf(box)));
  });

  test('an altered secret is found, whichever bit it is', () => {
    for (let at = 0; at < 32; at += 1) {
      const check = checkDraw({ ...published, secret: changed(published.secret, at) });
      expect(check).toMatchObject({ secretFits: false, seedFits: false, isFair: false });
    }
  });

  test('an altered block hash is found', () => {
    for (let at = 0; at < 32; at += 1) {
      const check = checkDraw({ ...published, blockHash: changed(published.blockHash, at) });
      expect(check).toMatchObject({ secretFits: true, seedFits: false, isFair: false });
    }
  });

  test('another secret with a seed that fits is still not the committed one', () => {
    const other = keccak256(secret);
    const own = { secret: toHex(other), seed: toHex(seedOf(other, blockHash, 3n)) };
    expect(checkDraw({ ...published, ...own })).toMatchObject({ secretFits: false, isFair: false });
  });

  test('an altered result, seed, commitment, series or tier is found', () => {
    for (const box of [0, 3, 39]) {
      const prizes = published.prizes.with(box, (prizeOf(box) + 1) % TOTAL);
      const check = checkDraw({ ...published, prizes });
      expect(check).toMatchObject({ wrongBoxes: [box], isFair: false });
    }
    const wrong: Partial<PublishedDraw>[] = [
      { seed: changed(published.seed, 9) },
      { commit: changed(published.commit, 9) },
      { series: 4n },
      { tiers: tiers.slice(1) },
      { total: 51 },
    ];
    for (const change of wrong) expect(checkDraw({ ...published, ...change }).isFair).toBe(false);
  });
});

describe('secrets', () => {
  const home = { genesisId: '11'.repeat(32), contract: `41${'ab'.repeat(20)}` as never };

  test('are found again from the key alone, and from no other', () => {
    const key = randomBytes(32);
    for (const nonce of [0n, 1n, 40n]) {
      const secret = seriesSecret(key, home, nonce);
      const series = { series: 40n, commit: commitOf(secret) };
      expect(findSeriesSecret(key, home, series)).toEqual(secret);
      expect(findSeriesSecret(randomBytes(32), home, series)).toBeNull();
      expect(findSeriesSecret(key, { ...home, genesisId: '12'.repeat(32) }, series)).toBeNull();
    }
  });

  test('differ for every series, chain and contract', () => {
    const key = randomBytes(32);
    const other = { ...home, contract: `41${'ac'.repeat(20)}` as never };
    const made = [
      ...Array.from({ length: 50 }, (_, nonce) => seriesSecret(key, home, BigInt(nonce))),
      seriesSecret(key, other, 0n),
    ];
    expect(new Set(made.map(toHex)).size).toBe(51);
    expect(() => seriesSecret(key.subarray(1), home, 0n)).toThrow(RangeError);
  });
});
