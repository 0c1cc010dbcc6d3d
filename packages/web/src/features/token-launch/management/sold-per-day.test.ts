import { describe, expect, it } from 'vitest';
import { DAYS, type SaleRecord, soldPerDay } from './sold-per-day.ts';

const now = new Date(2026, 10, 15, 14, 30).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const record = (kind: SaleRecord['kind'], shares: number, time: number) =>
  ({ kind, shares, at: time }) as SaleRecord;

describe('shares sold per day', () => {
  it('begin and end with the reader’s own days', () => {
    const days = soldPerDay(
      [
        record('bought', 5, at(15, 0)),
        record('bought', 3, at(14, 23)),
        record('bought', 7, at(9, 23)),
        record('bought', 2, at(10, 0)),
      ],
      now,
    );
    expect(days).toHaveLength(DAYS);
    expect(days[0]).toEqual({ day: at(10, 0), sold: 2 });
    expect(days.slice(-2).map(({ sold }) => sold)).toEqual([3, 5]);
  });

  it('are less what was given back; refunds and claims are no sale', () => {
    const records = [
      record('bought', 5, at(15, 1)),
      record('left', 2, at(15, 2)),
      record('refunded', 3, at(15, 3)),
      record('claimed', 0, at(15, 4)),
    ];
    expect(soldPerDay(records, now).at(-1)?.sold).toBe(3);
  });
});
