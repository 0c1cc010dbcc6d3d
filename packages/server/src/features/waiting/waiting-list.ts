import { waitingGroups } from '@vellum/api/wire/choice-lists';
import type { Holdings } from '../../holdings/holdings.ts';
import type { Part, Value } from '../../holdings/prices.ts';
import { boxRows } from './box-rows.ts';
import { incomeRows } from './income-rows.ts';
import { saleRows } from './sale-rows.ts';
import { stakeRows } from './stake-rows.ts';
import type { WaitingRow } from './waiting-row.ts';

export type ValuedRow = WaitingRow & Readonly<{ value: Value | null; shown: readonly Part[] }>;

/** Everything that the chain has waiting for an address: what is ready by value, the rest by date. */
export function waitingList(holdings: Holdings): readonly ValuedRow[] {
  return [
    ...stakeRows(holdings),
    ...incomeRows(holdings),
    ...saleRows(holdings),
    ...boxRows(holdings),
  ]
    .map((row) => valued(row, holdings))
    .toSorted(byGroupValueAndDate);
}

/** LP is shown as its two coins. */
function valued(row: WaitingRow, { prices }: Holdings): ValuedRow {
  const shown = row.parts.flatMap((part) =>
    part.coin === null ? [part] : (prices.sides(part.coin, part.amount) ?? [part]),
  );
  const values = shown.map((part) => prices.spot(part));
  const value = values.reduce<Value | null>((sum, one) => sum && one && added(sum, one), {
    u: 0n,
    trx: 0n,
  });
  return { ...row, shown, value: shown.length === 0 ? null : value };
}

export const added = (a: Value, b: Value): Value => ({
  u: a.u === null || b.u === null ? null : a.u + b.u,
  trx: a.trx === null || b.trx === null ? null : a.trx + b.trx,
});

function byGroupValueAndDate(a: ValuedRow, b: ValuedRow): number {
  const groups = waitingGroups.indexOf(a.group) - waitingGroups.indexOf(b.group);
  if (groups !== 0) return groups;
  const dates = (a.at ?? Infinity) - (b.at ?? Infinity) || 0;
  if (a.group !== 'ready') return dates;
  const worth = ({ value }: ValuedRow) => value?.trx ?? value?.u ?? -1n;
  return Number(worth(b) > worth(a)) - Number(worth(b) < worth(a)) || dates;
}
