import { centsOf } from '../../shared/holdings/value-text.ts';
import type { WaitingRow } from './waiting-query.ts';

/** Rows as they are shown; `count` says how many boxes of one series stand in one. */
export type ShownRow = WaitingRow & Readonly<{ count: number }>;

/** `urgent` is lost unless something is done in time. */
export type WaitingGroups = Readonly<{
  urgent: readonly ShownRow[];
  ready: readonly ShownRow[];
  rewards: readonly ShownRow[];
  coming: readonly ShownRow[];
}>;

const isReward = ({ kind }: WaitingRow) => kind.startsWith('claim') && kind !== 'claimVested';

/** The server's order is kept: what is ready by value, the rest by date. */
export function waitingGroups(list: readonly WaitingRow[]): WaitingGroups {
  const rows = gathered(list);
  const ready = rows.filter(({ group }) => group === 'ready');
  return {
    urgent: rows
      .filter(({ group }) => group === 'due' || group === 'unfinished')
      .toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0),
    ready: ready.filter((row) => !isReward(row)),
    rewards: ready.filter(isReward),
    coming: rows.filter(({ group }) => group === 'coming'),
  };
}

/** What a person can do something about now. */
export const actionable = ({ urgent, ready, rewards }: WaitingGroups) => [
  ...urgent,
  ...[...ready, ...rewards].toSorted(byValue),
];

/** U with 6 decimals, the sum of what the rows show. */
export const sumOf = (rows: readonly ShownRow[]): bigint =>
  rows.reduce((sum, { value }) => sum + centsOf(value), 0n);

function byValue(a: ShownRow, b: ShownRow): number {
  const [one, other] = [worth(a), worth(b)];
  return one === other ? 0 : one < other ? 1 : -1;
}

const worth = ({ value }: ShownRow) => BigInt(value?.trx ?? value?.u ?? '-1');

/** Boxes come one by one; those of a series stand in one row. */
function gathered(list: readonly WaitingRow[]): readonly ShownRow[] {
  const groups = new Map<string, WaitingRow[]>();
  for (const [place, row] of list.entries()) {
    const key = row.box === null ? `${place}` : `${row.kind} ${row.id}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((rows) => {
    const [first] = rows as [WaitingRow];
    if (rows.length === 1) return { ...first, count: 1 };
    return { ...first, count: rows.length, amounts: summed(rows), value: valueOfAll(rows) };
  });
}

function summed(rows: readonly WaitingRow[]): WaitingRow['amounts'] {
  const [first] = rows as [WaitingRow];
  return first.amounts.map((coin, place) => ({
    ...coin,
    amount: `${total(rows.map(({ amounts }) => amounts[place]?.amount ?? '0'))}`,
  }));
}

function valueOfAll(rows: readonly WaitingRow[]): WaitingRow['value'] {
  const side = (name: 'u' | 'trx') => {
    const parts = rows.map(({ value }) => value?.[name] ?? null);
    return parts.includes(null) ? null : `${total(parts as string[])}`;
  };
  return rows.some(({ value }) => value === null) ? null : { u: side('u'), trx: side('trx') };
}

const total = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
