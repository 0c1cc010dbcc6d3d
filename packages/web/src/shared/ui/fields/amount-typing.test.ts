import { describe, expect, it } from 'vitest';
import { amountOf, standsFor, textOfAmount, typedAmount } from './amount-typing.ts';

describe('typing an amount', () => {
  it.each([
    ['1,234.5', '1234.5'],
    ['１２．５', '12.5'],
    ['007', '7'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['1.1234567', '1.123456'],
    ['-3 TRX', '3'],
    ['', ''],
  ])('makes %j into %j', (text, typed) => {
    expect(typedAmount(text, 6)).toBe(typed);
  });

  it('takes no decimals where the coin has none', () => {
    expect(typedAmount('12.9', 0)).toBe('12');
  });

  it('counts in smallest units, exactly', () => {
    expect(amountOf('0.1', 18)).toBe(100_000_000_000_000_000n);
    expect(amountOf('5.', 6)).toBe(5_000_000n);
    expect(amountOf('', 6)).toBeNull();
    expect(textOfAmount(2_410_550_000n, 6)).toBe('2410.55');
  });

  it('keeps what is typed as long as it stands for the value', () => {
    expect(standsFor('1.50', 1_500_000n, 6)).toBe(true);
    expect(standsFor('1.5', 2_000_000n, 6)).toBe(false);
    expect(standsFor('', null, 6)).toBe(true);
  });
});
