import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { offerPage } from './offer-pages.ts';
import type { OtcParts } from './otc-parts.ts';
import { otcStore } from './otc-store.ts';

const OFFERS = 230;
const SIZE = 50;

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
  // The older, the cheaper; each fifth wants a coin that has no pool with the one it sells.
  await sql`insert into otc_offer (id, maker, sell, amount, want, want_amount, expires, whole_only, remaining,
      fills, paid, made_at, txid, block)
    select id, 'maker', 'gold', 1000, case when id % 5 = 0 then 'stone' end, 1000 + id, 9000, false, 1000,
      0, 0, 1, '', 1 from generate_series(1, ${OFFERS}) id`.execute(base.database);
});
afterAll(() => base.close());

const parts = () =>
  ({
    store: otcStore(base.database),
    position: async () => ({ head: 1, headId: 'id', solid: 1, chainTime: 5 }),
    coin: async (coin: Address | null) => ({ coin }),
    pool: async (_head: string, { want }: { want: Address | null }) =>
      want === null ? { sell: 10n, want: 10n } : null,
  }) as unknown as OtcParts;

test('all offers are ordered against their pools, to the last page', async () => {
  const ids: number[] = [];
  for (let pageNo = 1; pageNo <= Math.ceil(OFFERS / SIZE); pageNo += 1) {
    const asked = { pageNo, pageSize: SIZE, order: 'cheapest', state: 'open' } as const;
    const { list, total, hasMore } = await offerPage(parts(), asked);
    expect(total).toBe(OFFERS);
    expect(hasMore).toBe(pageNo * SIZE < OFFERS);
    ids.push(...list.map(({ offerId }) => Number(offerId)));
  }
  const all = Array.from({ length: OFFERS }, (_, place) => place + 1);
  const withPool = all.filter((id) => id % 5 !== 0);
  const without = all.filter((id) => id % 5 === 0).toReversed();
  expect(ids).toEqual([...withPool, ...without]);
});
