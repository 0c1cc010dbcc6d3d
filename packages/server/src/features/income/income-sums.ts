import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { IncomeType } from '../../ledger/ledger-step.ts';
import type { ShowMoney } from '../../ledger/shown-money.ts';
import type { Database } from '../../platform/database/database.ts';

export type SumParts = Readonly<{ database: Database; money: ShowMoney }>;

type Sum = Readonly<{
  /** Empty for payments of the payout contract. */
  type: IncomeType | '';
  coin: string;
  earned: bigint;
  returned: bigint;
  received: bigint;
  today: bigint;
}>;

const DAY_MS = 86_400_000;

/** What an address has earned and received, by source and by coin. */
export async function incomeSums({ database, money }: SumParts, address: Address) {
  const { head, solid, chainTime } = (await readChainPosition(database)) ?? {
    head: 0,
    solid: 0,
    chainTime: 0,
  };
  const sums = await readSums(database, address, chainTime - (chainTime % DAY_MS));
  const shown = (sum: Omit<Sum, 'type'>) => ({
    earned: money(sum.coin, sum.earned),
    returned: money(sum.coin, sum.returned),
    received: money(sum.coin, sum.received),
    today: money(sum.coin, sum.today),
  });
  return {
    total: byCoin(sums).map(shown),
    byType: sums.flatMap((sum) =>
      sum.type === '' ? [] : [{ type: sum.type, ...shown(sum), owed: money(sum.coin, owed(sum)) }],
    ),
    asOf: { head, solid },
  };
}

/** Rebates and distributions leave by one door, so that what is owed of either alone is not a thing. */
const owed = ({ type, earned, returned, received }: Sum): bigint =>
  type === 'feeRebate' || type === 'distribution' ? 0n : earned + returned - received;

async function readSums(
  database: Database,
  address: Address,
  day: number,
): Promise<readonly Sum[]> {
  const { rows } = await sql<Sum>`
    select t.type, t.coin, t.earned, t.returned, t.received, coalesce(d.today, 0) as today
    from income_total t left join (
      select type, coin, sum(earned) as today from income_record
      where address = ${address} and at >= ${day} group by type, coin
    ) d on d.type = t.type and d.coin = t.coin
    where t.address = ${address} order by t.type, t.coin`.execute(database);
  return rows;
}

function byCoin(sums: readonly Sum[]): Omit<Sum, 'type'>[] {
  const found = new Map<string, Omit<Sum, 'type'>>();
  const none = { earned: 0n, returned: 0n, received: 0n, today: 0n };
  for (const sum of sums) {
    const { coin } = sum;
    const before = found.get(coin) ?? { coin, ...none };
    found.set(coin, {
      coin,
      earned: before.earned + sum.earned,
      returned: before.returned + sum.returned,
      received: before.received + sum.received,
      today: before.today + sum.today,
    });
  }
  return [...found.values()];
}
