import { describe, expect, it } from 'vitest';
import { approvedAmount, exactApproval, offersSuggestion } from './approval-choice.ts';

describe('how much is allowed', () => {
  it('is exactly what is needed unless the person wants otherwise, such as 1000 USDT (S9.04)', () => {
    expect(approvedAmount(exactApproval, 512n)).toBe(512n);
    expect(approvedAmount({ kind: 'suggested' }, 512n)).toBe(1_000_000_000n);
    expect(approvedAmount({ kind: 'custom', amount: 600n }, 512n)).toBe(600n);
  });

  it('is never less than what is needed', () => {
    expect(approvedAmount({ kind: 'custom', amount: 511n }, 512n)).toBeNull();
    expect(approvedAmount({ kind: 'custom', amount: null }, 512n)).toBeNull();
    expect(approvedAmount({ kind: 'suggested' }, 1_000_000_001n)).toBeNull();
  });

  it('offers 1000 only where that is enough (S5.32 S9.04)', () => {
    expect(offersSuggestion(999_999_999n, 6)).toBe(true);
    expect(offersSuggestion(1_000_000_000n, 6)).toBe(false);
    expect(offersSuggestion(1n, 18)).toBe(false);
  });
});
