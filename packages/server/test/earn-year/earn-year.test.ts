import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFor } from '../faults/random.ts';
import type { Year } from './entries.ts';
import { leaveAll } from './exits.ts';
import { beginYear, liveYear, type YearPlan } from './live-year.ts';
import { type Standing, standings } from './pools.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';
const plan: YearPlan = {
  ...(isDeep ? { actors: 200, acts: 20_000, rounds: 320 } : { actors: 12, acts: 240, rounds: 8 }),
  seed: seedFor('the year'),
};
/** The longest term that may still run at the end. */
const LONGEST = 361 * 86_400;

let year: Year;
const looks: Standing[][] = [];

beforeAll(async () => {
  year = await beginYear(plan);
  await liveYear(year, plan, async () => {
    looks.push(await standings(year));
  });
}, 3_600_000);
afterAll(() => year?.chain.chain.devnet.close());

const short = (all: readonly Standing[]) => all.filter(({ owed, held }) => owed > held);

test('no pool ever owes more than it holds, in a year of random acts', () => {
  const done = [...year.counts.values()].reduce((sum, count) => sum + count, 0);
  expect(done).toBeGreaterThanOrEqual(plan.acts);
  expect(looks).toHaveLength(plan.rounds);
  expect(looks.flatMap(short)).toEqual([]);
  console.log(`${done} acts by ${plan.actors}, ${looks.length} looks at ${looks[0]!.length} pools`);
  console.log(Object.fromEntries(year.counts));
});

test('everybody can leave with everything, and then nothing is owed', async () => {
  await year.chain.pass(LONGEST);
  await leaveAll(year);
  const left = await standings(year);
  expect(short(left)).toEqual([]);
  for (const { pool, coin, owed } of left) {
    if (pool === 'locker' || coin === 'vlmWtrx') expect(owed).toBe(0n);
  }
}, 600_000);
