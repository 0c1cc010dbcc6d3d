import { describe, expect, it } from 'vitest';
import { amountText, signedAmount } from './amount.ts';

describe('amounts', () => {
  it('are short in lists and whole where it counts', () => {
    expect(amountText(1_234_567_891_234n, 6)).toEqual({ short: '1.23M', full: '1,234,567.891234' });
    expect(amountText(99_999_999_999n, 6)).toEqual({ short: '99,999.99', full: '99,999.999999' });
    expect(amountText(2_500_000_000n * 10n ** 18n, 18).short).toBe('2.50B');
  });

  it('carry their sign when they are a change', () => {
    expect(signedAmount(1_240_000n, 6)).toBe('+1.24');
    expect(signedAmount(-4_080_000n, 6)).toBe('\u22124.08');
    expect(signedAmount(1n, 6)).toBe('0');
  });
});
