import { type Page, readPage } from '../../platform/http/read-page.ts';
import type { EnergyParts } from './energy-parts.ts';
import { momentOf, type RentalRow, stateOf } from './rental-row.ts';
import type { RentalFilter } from './rental-store.ts';

/** Rentals of an address, or all, with how many there are. */
export async function rentalPage(
  { store }: Pick<EnergyParts, 'store'>,
  { pageNo, pageSize, ...filter }: Page & RentalFilter,
  { head, solid, chainTime }: Moment,
) {
  const [found, total] = await Promise.all([
    readPage({ pageNo, pageSize }, (rows) => store.page(filter, chainTime, rows)),
    store.count(filter, chainTime),
  ]);
  const list = found.list.map((row) => ({ ...shown(row, chainTime), final: row.block <= solid }));
  return { ...found, list, total, asOf: { head, solid } };
}

type Moment = Readonly<{ head: number; solid: number; chainTime: number }>;

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
