import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { IncomeType } from '../../ledger/ledger-step.ts';
import { type Period, shownPeriod } from './income-period.ts';
import type { SumParts } from './income-sums.ts';

type DayRow = Readonly<{ day: string; type: IncomeType; coin: string; amount: bigint }>;

/** What was earned by day of UTC, type and coin; days without income are left out. */
export async function incomeByDay({ database, money }: SumParts, address: Address, asked: Period) {
  const position = await readChainPosition(database);
  const { from, to } = shownPeriod(asked, position?.chainTime ?? 0);
  const { rows } = await sql<DayRow>`
    select to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM-DD') as day,
      type, coin, sum(earned) as amount
    from income_record
    where address = ${address} and at >= ${from} and at < ${to} and earned > 0
    group by 1, 2, 3 order by 1, 2, 3
  `.execute(database);
  return {
    list: rows.map(({ day, type, coin, amount }) => ({ day, type, amount: money(coin, amount) })),
  };
}
