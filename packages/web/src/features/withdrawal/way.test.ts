import type { IncomeState } from '@vellum/api/order-kinds/display-states';
import { describe, expect, it } from 'vitest';
import { wayOf } from './way.ts';

const steps = (...reached: IncomeState[]) =>
  reached.map((status, place) => ({ status, time: 1000 * (place + 1), block: null, txid: null }));
const looks = (lines: ReturnType<typeof wayOf>) => lines.map(({ state, look }) => [state, look]);

describe('the way of a withdrawal', () => {
  it('shows what is behind, where it stands and what is ahead', () => {
    const lines = wayOf({
      status: 'verifying',
      steps: steps('packing', 'confirming', 'verifying'),
    });
    expect(looks(lines)).toEqual([
      ['packing', 'done'],
      ['confirming', 'done'],
      ['verifying', 'now'],
      ['transferring', 'ahead'],
      ['success', 'ahead'],
    ]);
    expect(lines.map(({ time }) => time)).toEqual([1000, 2000, 3000, null, null]);
  });

  it('is over when the payment is final', () => {
    const lines = wayOf({ status: 'success', steps: steps('packing', 'transferring', 'success') });
    expect(lines.map(({ look }) => look)).toEqual(Array(5).fill('done'));
    expect(lines.map(({ time }) => time)).toEqual([1000, null, null, 2000, 3000]);
  });

  it('ends where it failed', () => {
    const reached = steps('packing', 'confirming', 'verifying', 'failed');
    expect(looks(wayOf({ status: 'failed', steps: reached }))).toEqual([
      ['packing', 'done'],
      ['confirming', 'done'],
      ['verifying', 'done'],
      ['failed', 'failed'],
    ]);
  });
});
