import { createContext, runInContext } from 'node:vm';
import { commitOf, drawOf, seedOf } from '@vellum/contracts/box-draw';
import { checkDraw } from '@vellum/contracts/box-draw-check';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { describe, expect, it } from 'vitest';
import type { PublicDraw } from '../box-queries.ts';
import { verifierFile } from './verifier-file.ts';
import { verifierScript } from './verifier-script.ts';

type Found = Readonly<{
  tiersFit: boolean;
  secretFits: boolean;
  seedFits: boolean;
  wrongBoxes: number[];
  prizes: number[];
  drawn: number[];
}>;

/** The saved program, run without the app around it. */
function run<R>(expression: string, values: object = {}): R {
  const context = createContext({ ...values });
  return runInContext(`${verifierScript}; JSON.stringify(${expression})`, context, {
    timeout: 20_000,
  }) as R;
}

function drawOfSize(total: number): PublicDraw {
  const secret = keccak256(utf8ToBytes(`secret of ${total}`));
  const blockHash = keccak256(utf8ToBytes('a block'));
  const seed = seedOf(secret, blockHash, 7n);
  const prizeOf = drawOf(seed, total);
  const step = { txid: '00'.repeat(32), block: 1, at: 1 };
  return {
    seriesId: '7',
    commit: toHex(commitOf(secret)),
    secret: toHex(secret),
    blockHash: toHex(blockHash),
    seed: toHex(seed),
    total,
    sold: total,
    tiers: [
      { count: 1, amount: '1000' },
      { count: total - 1, amount: '10' },
    ],
    prizes: Array.from({ length: total }, (_, box) => (box % 3 === 0 ? prizeOf(box) : null)),
    revealBlock: 1,
    steps: { created: step, closed: step, captured: step, revealed: step },
    asOf: { head: 1, solid: 1 },
  };
}

const checked = (draw: PublicDraw): Found => JSON.parse(run<string>('check(draw)', { draw }));

describe('the saved verifier', () => {
  it('hashes as everyone does', () => {
    for (const length of [0, 1, 32, 96, 135]) {
      const bytes = Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      const hash = JSON.parse(run<string>('hexOf(keccak(Uint8Array.from(bytes)))', { bytes }));
      expect(hash).toBe(toHex(keccak256(Uint8Array.from(bytes))));
    }
  });

  it.each([2, 10, 17, 1000])('draws %d boxes as the contract does', (total) => {
    const draw = drawOfSize(total);
    const own = checkDraw({
      ...draw,
      series: 7n,
      secret: draw.secret as string,
      blockHash: draw.blockHash as string,
      seed: draw.seed as string,
      tiers: draw.tiers.map(({ count, amount }) => ({ count, amount: BigInt(amount) })),
    });
    expect(checked(draw)).toEqual({
      tiersFit: true,
      secretFits: true,
      seedFits: true,
      wrongBoxes: [],
      prizes: own.prizes,
      drawn: own.tiers.map(({ observed }) => observed),
    });
  });

  it('detects what was altered', () => {
    const draw = drawOfSize(10);
    const other = toHex(fromHex('ab'.repeat(32)));
    expect(checked({ ...draw, secret: other })).toMatchObject({
      secretFits: false,
      seedFits: false,
    });
    expect(checked({ ...draw, seed: other }).seedFits).toBe(false);
    const tiers = [{ count: 11, amount: '1000' }];
    expect(checked({ ...draw, tiers }).tiersFit).toBe(false);
    const [first = 0, ...rest] = draw.prizes;
    const paid = [((first ?? 0) + 1) % 10, ...rest];
    expect(checked({ ...draw, prizes: paid }).wrongBoxes).toEqual([0]);
  });

  it('is one file that no data can break out of', () => {
    const word = '</script><script>alert(1)</script>';
    const words = { title: word, intro: '', right: '', wrong: '', secret: '', seed: '' };
    const rest = { places: '', box: '', prize: '', drawn: '', expected: '', decimals: 6 };
    const file = verifierFile(drawOfSize(2), { ...words, ...rest, symbol: word }, 'en');
    expect(file.match(/<script/g)).toHaveLength(3);
    expect(file).not.toContain('src=');
  });
});
