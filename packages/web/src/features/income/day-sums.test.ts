import { describe, expect, it } from 'vitest';
import { barsOf, bestOf, type DayIncome, heightOf, partsOf } from './day-sums.ts';

const row = (day: string, type: DayIncome['type'], amount: string, symbol = 'TRX'): DayIncome => ({
  day,
  type,
  amount: { coin: null, symbol, amount },
});
const rows = [
  row('2026-11-01', 'bonus', '5'),
  row('2026-11-02', 'bonus', '7'),
  row('2026-11-02', 'staking', '40'),
  row('2026-11-02', 'staking', '900', 'VLM'),
];
const inTrx = ({ symbol, amount }: DayIncome['amount']) =>
  symbol === 'TRX' ? BigInt(amount) : null;

describe('income in pictures', () => {
  it('has a bar for each stretch, days at its edges included', () => {
    const stretches = [
      { from: '2026-10-26', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-15' },
    ];
    const bars = barsOf(stretches, rows, inTrx);
    expect(bars.map(({ amount }) => amount)).toEqual([5n, 47n, 0n]);
    expect(bestOf(bars)?.from).toBe('2026-11-02');
    expect(bestOf(barsOf(stretches, [], inTrx))).toBeNull();
  });

  it('has a part for each source that gave something, and no other coin in it', () => {
    expect(partsOf(rows, inTrx)).toEqual([
      { type: 'staking', amount: 40n },
      { type: 'bonus', amount: 12n },
    ]);
    expect(partsOf([row('2026-11-02', 'staking', '1', 'VLM')], inTrx)).toEqual([]);
  });

  it('shows what is little, and nothing where there is nothing', () => {
    expect([0n, 1n, 500n, 1000n].map((amount) => heightOf(amount, 1000n, 80))).toEqual([
      0, 1, 40, 80,
    ]);
    expect(heightOf(5n, 0n, 80)).toBe(0);
  });
});
