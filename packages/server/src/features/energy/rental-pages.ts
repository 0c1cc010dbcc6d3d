import { keptAnswer } from '../../platform/kept-answer.ts';
import { type Page, pageOf, readOneMore } from '../../platform/read-page.ts';
import type { EnergyParts } from './energy-parts.ts';
import { momentOf, type RentalRow, stateOf } from './rental-row.ts';
import type { RentalFilter } from './rental-store.ts';

/** Rentals of an address, or all, with how many there are. */
export async function rentalPage(
  { position, store }: EnergyParts,
  { pageNo, pageSize, ...filter }: Page & RentalFilter,
) {
  const { head, solid, chainTime } = await position();
  const [rows, total] = await Promise.all([
    readOneMore({ pageNo, pageSize }, (asked) => store.page(filter, chainTime, asked)),
    store.count(filter, chainTime),
  ]);
  return keptPage(rows, { pageNo, pageSize, total, head, solid, chainTime });
}

type Told = Page & Readonly<{ total: number; head: number; solid: number; chainTime: number }>;

const keptPage = keptAnswer((rows: readonly RentalRow[], told: Told) => {
  const { total, head, solid, chainTime, ...page } = told;
  const found = pageOf(rows, page);
  const list = found.list.map((row) => ({ ...shown(row, chainTime), final: row.block <= solid }));
  return { ...found, list, total, asOf: { head, solid } };
});

const shown = (row: RentalRow, now: number) => ({
  rentalId: String(row.id),
  buyer: row.buyer,
  receiver: row.receiver,
  energy: String(row.energy),
  hours: row.hours,
  paid: String(row.price),
  stake: String(row.stake),
  state: stateOf(row, now),
  rentedAt: Number(row.rented_at),
  deliveredAt: momentOf(row.delivered_at),
  endsAt: momentOf(row.ends_at),
  closedAt: momentOf(row.settled_at ?? row.refunded_at),
  txid: row.txid,
});

/** What the operator can lend now, and how the latest rentals went. */
export async function deskFigures({ position, history, lending }: EnergyParts) {
  const { head, headId, solid } = await position();
  const [{ operator, staked, lentStake, lent, free }, [record, { open, held, earned }]] =
    await Promise.all([lending(headId, null), history(headId, null)]);
  return {
    operator,
    ...{ staked: String(staked), lentStake: String(lentStake) },
    ...{ lent: String(lent), free: String(free) },
    record: {
      rentals: Number(record.rentals),
      delivered: Number(record.delivered),
      refunded: Number(record.refunded),
      median: record.median,
    },
    ...{ open: Number(open), held: String(held), earned: String(earned) },
    asOf: { head, solid },
  };
}
