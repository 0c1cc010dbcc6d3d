import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TokenSort, tokenStatement } from '../../src/features/token-launch/token-statement.ts';
import { addLaunches, launchAddress, NOW } from '../bench/many-launches.ts';
import { isDeep } from '../faults/random.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const COUNT = isDeep ? 50_000 : 6_000;
const HOUR = 3_600_000;
const locker = launchAddress(99, 99);

let database: TestDatabase;
beforeAll(async () => {
  // A machine that has much to do takes its time.
  database = await testDatabase({ statementTimeoutMs: 0 });
  await addLaunches(database.pool, COUNT);
  // No two are traded alike: what is equal has no order.
  await database.pool.query(`update candle c set v = 1000000 + t.idx
    from launch_token t where t.token = c.token`);
});
afterAll(() => database?.close());

/** What becomes of all launches but the oldest, of which each tenth was traded. */
const worlds: Readonly<Record<string, string>> = {
  'all launched': `launched_at = sold_out_at, failed_at = null`,
  'all failed by their goal': `launched_at = null, sold_out_at = null, failed_at = null, sold = 1,
    end_time = ${NOW - HOUR} + idx`,
  'all called off': `launched_at = null, sold_out_at = null, failed_at = ${NOW - HOUR}, sold = 1`,
  'all on sale': `launched_at = null, sold_out_at = null, failed_at = null, sold = 1,
    end_time = ${NOW + HOUR} + idx`,
};

/** So few are hidden by so many that a small index is no quicker than all rows. */
const mixed: Readonly<Record<string, string>> = {
  'old ones on sale for longest': `launched_at = null, sold_out_at = null, failed_at = null, sold = 1,
    end_time = ${NOW + HOUR} + idx + case when idx < 1300 then ${500 * HOUR} else 0 end`,
  'old ones on sale, new ones without success': `launched_at = null, sold_out_at = null, failed_at = null,
    sold = 1, end_time = ${NOW - HOUR} + idx + case when idx < 1300 then ${2 * HOUR} else 0 end`,
};

describe.each(Object.entries({ ...worlds, ...mixed }))('lists of %s', (world, becomes) => {
  beforeAll(async () => {
    await database.pool.query(`update launch_token set ${becomes} where idx >= 100`);
    await database.pool.query('vacuum analyze launch_token');
  });

  test.runIf(world in worlds).each(['-volume', 'new'] as const)(
    'by %s look at few launches',
    async (sort) => {
      expect(await looked(sort)).toBeLessThan(4_000);
    },
  );

  test.each(['-volume', 'new'] as const)('by %s are as without an index', async (sort) => {
    for (const offset of [0, 7, 90]) {
      const rows = { offset, limit: 20 };
      const { text, values } = tokenStatement({ filter: {}, sort, rows, locker });
      const found = await database.pool.query<{ token: string }>(text, values);
      const tokens = found.rows.map(({ token }) => token);
      expect(tokens).toEqual(await plainly(sort, rows));
    }
  });
});

type Plan = Readonly<{
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: readonly Plan[];
}>;

/** Rows of launches that the statement reads, kept or not. */
async function looked(sort: TokenSort): Promise<number> {
  const rows = { offset: 0, limit: 20 };
  const { text, values } = tokenStatement({ filter: {}, sort, rows, locker });
  const found = await database.pool.query(`explain (analyze, format json) ${text}`, values);
  const count = (plan: Plan): number => {
    const own = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
    const ofLaunches = plan['Relation Name'] === 'launch_token';
    const below = (plan.Plans ?? []).reduce((sum, part) => sum + count(part), 0);
    return below + (ofLaunches ? own * plan['Actual Loops'] : 0);
  };
  return count(found.rows[0]['QUERY PLAN'][0].Plan);
}

/** The same order over all launches. */
async function plainly(
  sort: '-volume' | 'new',
  { offset, limit }: Readonly<{ offset: number; limit: number }>,
): Promise<readonly string[]> {
  const volume = sort === 'new' ? '0::numeric' : 'coalesce(v, 0)';
  const { rows } = await database.pool.query<{ token: string }>(
    `select token from launch_token t left join (select token, sum(v) as v from candle
      where interval = '1h' and t > ${NOW - 24 * HOUR} group by token) day using (token)
    order by ${volume} desc, launched_at is null and (failed_at is not null
      or (sold_out_at is null and end_time <= ${NOW} and sold * 10000 < shares * soft_cap_rate)),
      idx desc offset $1 limit $2`,
    [offset, limit],
  );
  return rows.map(({ token }) => token);
}
