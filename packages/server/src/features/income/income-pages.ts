import type { Address } from '@vellum/tron/address';
import type { ShowMoney } from '../../ledger/shown-money.ts';
import { beforeFirstBlock, readPosition } from '../../orders/order-position.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { type IncomeFilter, incomeQuery, type ListedIncome } from './income-list.ts';

export type ListParts = Readonly<{
  database: Database;
  clock: Clock;
  money: ShowMoney;
}>;

/** Records and claims of an address, the newest first. */
export async function incomePage(
  { database, clock, money }: ListParts,
  address: Address,
  { pageNo, pageSize, ...filter }: IncomeFilter & Page,
) {
  const { head, solid } = (await readPosition(database)) ?? beforeFirstBlock;
  const moment = { now: clock(), solid };
  const found = await readPage({ pageNo, pageSize }, async (rows) => {
    const query = incomeQuery({ address, filter, moment, rows });
    return (await query.execute(database)).rows;
  });
  return {
    ...found,
    list: found.list.map((row) => shownIncome(row, money)),
    asOf: { head: head.number, solid: solid.number },
  };
}

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
    claimed: row.claimed,
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
