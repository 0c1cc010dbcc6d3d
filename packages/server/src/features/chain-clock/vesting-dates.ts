import { nextRound } from '@vellum/api/launch-vesting';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { vestingTermsOf } from '../../launches/vesting-terms.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueDate } from './due-date.ts';

type Vesting = Readonly<{
  name: string;
  launched_at: bigint;
  vesting_delay: bigint;
  vesting_rate: number;
  vesting_interval: bigint;
}>;

const MS = 1000n;

/** When the next part of each thing that an address bought in a presale is free. */
export async function vestingDates(
  database: Database,
  buyer: Address,
  now: number,
): Promise<DueDate[]> {
  const { rows } = await sql<Vesting>`
    select c.name, launched_at, vesting_delay, vesting_rate, vesting_interval
    from presale_buyer b join launch_token l using (token) join launch_constant c using (token)
    where b.buyer = ${buyer} and b.shares > 0 and l.launched_at is not null`.execute(database);
  return rows.flatMap((row): readonly DueDate[] => {
    const { name, launched_at } = row;
    const round = nextRound(vestingTermsOf(row), (BigInt(now) - launched_at) / MS);
    if (round === null) return [];
    return [{ kind: 'lpVests', at: Number(launched_at + round * MS), of: name }];
  });
}
