import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentTables } from './document-tables.ts';
import * as attacks from './price-safety/attacks.ts';
import { cellOf, figure, flashTable, heldTable, holds, sizes } from './price-safety/figures.ts';
import { type HostileWorld, hostileWorld } from './price-safety/hostile-world.ts';
import { committed, keptFigures, updateHint } from './snapshot.ts';
import { createWorld, TRX, type World } from './world.ts';

const isFull = process.env['VELLUM_DEEP'] === '1' || process.env['VELLUM_UPDATE_SNAPSHOTS'] === '1';
/** All of them take minutes; what is left out here is in the committed figures and in the deep run. */
const tried = isFull
  ? { sizes, holds }
  : { sizes: [10n, 100n, 10_000n], holds: [3n, 1_800n, 7_200n] };

const sandwiches: Readonly<Record<string, attacks.Attack>> = {
  'sandwich of swapToBurn': attacks.sandwichSwapToBurn,
  'sandwich of zapTrx': attacks.sandwichZapTrx,
  'sandwich of zapToken': attacks.sandwichZapToken,
};
const held: Readonly<Record<string, attacks.Attack>> = {
  'cards at a price held, market every 60 s': attacks.holdPriceOfTrx(60n),
  'cards at a price held, market every 300 s': attacks.holdPriceOfTrx(300n),
};
const flashes: Readonly<Record<string, attacks.Attack>> = {
  'swapToBurn, coin made dear': attacks.flashSwapToBurnUp,
  'swapToBurn, coin made cheap': attacks.flashSwapToBurnDown,
  'zapTrx, coin made dear': attacks.flashZapUp,
  'zapTrx, coin made cheap': attacks.flashZapDown,
  'card, TRX made dear': attacks.flashCard,
};
/** Small pools: what is gained or lost is a part of them, and the attacker must be able to buy all of one. */
const liquidity = {
  vlmWtrx: { vlm: 600_000n * TRX, trx: 200_000n * TRX },
  vlmUsdt: { vlm: 1_000_000n * TRX, usdt: 100_000n * TRX },
  wtrxUsdt: { trx: 200_000n * TRX, usdt: 60_000n * TRX },
};

type Figures = Record<string, Record<string, string>>;

const figures: Figures = {};
let plain: World;
let world: HostileWorld;
beforeAll(async () => {
  plain = await createWorld({ liquidity });
  world = await hostileWorld(plain);
});
afterAll(() => plain?.devnet.close());

const attempts = (times: readonly bigint[]) =>
  tried.sizes.flatMap((size) => times.map((hold) => ({ size, hold })));

describe('a hostile contract with any money loses it', () => {
  async function run(name: string, attack: attacks.Attack, times: readonly bigint[]) {
    const cells: Record<string, string> = {};
    for (const attempt of attempts(times)) {
      const outcome = await world.apart(() => attack(world, attempt));
      cells[cellOf(attempt)] = figure(outcome);
      expect(outcome.gain, `${name} ${cellOf(attempt)}`).toBeLessThan(0n);
    }
    figures[name] = cells;
  }

  test.each(Object.entries({ ...sandwiches, ...held }))(
    '%s',
    { timeout: 3_600_000 },
    (name, attack) => run(name, attack, tried.holds),
  );

  test.each(Object.entries(flashes))('%s, in one transaction', (name, attack) =>
    run(name, attack, [0n]),
  );
});

test('these are the committed figures, and the page shows them', () => {
  // One series can be measured alone: the others stay as they are.
  const all = committed<Figures>('price-safety.json', {
    ...keptFigures<Figures>('price-safety.json'),
    ...figures,
  });
  for (const [name, cells] of Object.entries(figures)) {
    expect(all[name], updateHint).toMatchObject(cells);
  }
  const tabled = [...Object.keys(sandwiches), ...Object.keys(held)];
  for (const name of [...tabled, ...Object.keys(flashes)]) {
    const cells = Object.values(all[name] ?? {});
    expect(cells).toHaveLength(name in flashes ? sizes.length : sizes.length * holds.length);
    for (const text of cells) expect(text).toMatch(/^-/);
  }
  const tables = Object.fromEntries(tabled.map((name) => [name, heldTable(all[name] ?? {})]));
  const inOne = flashTable(
    Object.fromEntries(Object.keys(flashes).map((name) => [name, all[name] ?? {}])),
  );
  const shown = documentTables({ ...tables, 'one transaction': inOne }, 'price-safety.md');
  expect(shown.found, updateHint).toBe(shown.wanted);
});
