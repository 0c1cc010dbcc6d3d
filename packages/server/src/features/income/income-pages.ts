import type { Address } from '@vellum/tron/address';
import type { ShowMoney } from '../../ledger/shown-money.ts';
import { beforeFirstBlock, readPosition } from '../../orders/chain-position.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Reads } from '../../platform/database/prepared-reads.ts';
import { keptAnswer } from '../../platform/kept-answer.ts';
import { type Page, pageOf, readOneMore } from '../../platform/read-page.ts';
import { askedIncome, type IncomeFilter, type ListedIncome } from './income-list.ts';

export type ListParts = Readonly<{
  database: Database;
  /** `unchangedReads`. */
  read: Reads;
  clock: Clock;
  money: ShowMoney;
}>;

/** Records and claims of an address, the newest first. */
export async function incomePage(
  { database, read, clock, money }: ListParts,
  address: Address,
  { pageNo, pageSize, ...filter }: IncomeFilter & Page,
) {
  const { head, solid } = (await readPosition(database)) ?? beforeFirstBlock;
  const moment = { now: clock(), solid };
  const found = await readOneMore({ pageNo, pageSize }, (rows) =>
    read(...askedIncome({ address, filter, moment, rows })),
  );
  return keptPage(found, { pageNo, pageSize, head: head.number, solid: solid.number, money });
}

type Told = Page & Readonly<{ head: number; solid: number; money: ShowMoney }>;

const keptPage = keptAnswer((rows: readonly ListedIncome[], told: Told) => {
  const { head, solid, money, ...page } = told;
  const found = pageOf(rows, page);
  return {
    ...found,
    list: found.list.map((row) => shownIncome(row, money)),
    asOf: { head, solid },
  };
});

/** The codes are those of failed orders, which the columns cannot know. */
type Reason = 'ROOT_VETOED';

function shownIncome(row: ListedIncome, money: ShowMoney) {
  const { amount, coin, code, params } = row;
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    amount: amount === null || coin === null ? null : money(coin, amount),
    status: row.status,
    ...(row.status === 'failed' && code !== null && { reason: code as Reason }),
    ...(params !== null && { reasonParams: { ...params } }),
    time: Number(row.at),
    ...(row.block !== null && { block: row.block }),
    ...(row.txid !== null && { txid: row.txid }),
    ...(row.withdrawal_id !== null && { withdrawalId: String(row.withdrawal_id) }),
    ...(row.order_id !== null && { orderId: row.order_id }),
    final: row.status === 'success' || row.status === 'failed',
  };
}
