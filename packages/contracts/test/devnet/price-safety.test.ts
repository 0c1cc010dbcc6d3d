import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentTables } from './document-tables.ts';
import * as attacks from './price-safety/attacks.ts';
import { cellOf, figure, flashTable, heldTable, holds, sizes } from './price-safety/figures.ts';
import { type HostileWorld, hostileWorld } from './price-safety/hostile-world.ts';
import { committed, updateHint } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

const isFull = process.env['VELLUM_DEEP'] === '1' || process.env['VELLUM_UPDATE_SNAPSHOTS'] === '1';
/** All of them take minutes; what is left out here is in the committed figures and in the deep run. */
const tried = isFull
  ? { sizes, holds }
  : { sizes: [10n, 100n, 10_000n], holds: [3n, 1_800n, 7_200n] };

const held: Readonly<Record<string, attacks.Attack>> = {
  'sandwich of swapToBurn': attacks.sandwichSwapToBurn,
  'sandwich of zapTrx': attacks.sandwichZapTrx,
  'sandwich of zapToken': attacks.sandwichZapToken,
  'a card at a price that is held down': attacks.heldCard,
};
const flashes: Readonly<Record<string, attacks.Attack>> = {
  'swapToBurn, coin made dear': attacks.flashSwapToBurnUp,
  'swapToBurn, coin made cheap': attacks.flashSwapToBurnDown,
  'zapTrx, coin made dear': attacks.flashZapUp,
  'zapTrx, coin made cheap': attacks.flashZapDown,
  'card, TRX made dear': attacks.flashCard,
};

type Figures = Record<string, Record<string, string>>;

describe('a hostile contract with any money loses it', () => {
  const figures: Figures = {};
  let plain: World;
  let world: HostileWorld;
  beforeAll(async () => {
    plain = await createWorld();
    world = await hostileWorld(plain);
  }, 120_000);
  afterAll(() => plain?.devnet.close());

  async function run(name: string, attack: attacks.Attack, times: readonly bigint[]) {
    const cells: Record<string, string> = {};
    for (const size of tried.sizes) {
      for (const hold of times) {
        const outcome = await world.apart(() => attack(world, { size, hold }));
        cells[cellOf({ size, hold })] = figure(outcome);
        expect(outcome.gain, `${name} ${size} ${hold}`).toBeLessThan(0n);
      }
    }
    figures[name] = cells;
  }

  test.each(Object.entries(held))('%s', { timeout: 1_800_000 }, (name, attack) =>
    run(name, attack, tried.holds),
  );

  test.each(Object.entries(flashes))(
    '%s, in one transaction',
    { timeout: 600_000 },
    (name, attack) => run(name, attack, [0n]),
  );

  test('by the committed figures, which are all losses', () => {
    const all = committed('price-safety.json', figures);
    for (const [name, cells] of Object.entries(figures)) {
      expect(all[name], updateHint).toMatchObject(cells);
    }
    const counts = Object.values(all).map((cells) => Object.keys(cells).length);
    expect(counts).toEqual([
      ...Object.keys(held).map(() => 42),
      ...Object.keys(flashes).map(() => 7),
    ]);
    for (const cells of Object.values(all)) {
      for (const text of Object.values(cells)) expect(text).toMatch(/^-/);
    }
    const tables = Object.fromEntries(
      Object.keys(held).map((name) => [name, heldTable(all[name] ?? {})]),
    );
    const inOne = flashTable(
      Object.fromEntries(Object.keys(flashes).map((name) => [name, all[name] ?? {}])),
    );
    const { found, wanted } = documentTables(
      { ...tables, 'one transaction': inOne },
      'price-safety.md',
    );
    expect(found, updateHint).toBe(wanted);
  });
});
