import { describe, expect, it } from 'vitest';
import { amountRefusal, type PayoutLimits, wayOut } from './withdrawal-amount.ts';

const TRX = 1_000_000n;
const limits: PayoutLimits = { available: 126n * TRX, claimable: 80n * TRX, minimum: 40n * TRX };
const codeOf = (amount: bigint | null, given: PayoutLimits = limits) =>
  amountRefusal(amount, given, wayOut(amount, given))?.code ?? null;

describe('an amount to withdraw', () => {
  it('must be entered, more than nothing, and no more than there is', () => {
    expect(codeOf(null)).toBe('AMOUNT_REQUIRED');
    expect(codeOf(0n)).toBe('AMOUNT_ZERO');
    expect(codeOf(126n * TRX + 1n)).toBe('EXCEEDS_AVAILABLE');
  });

  it('is at least the minimum, unless it is the whole balance or all that is open', () => {
    expect(amountRefusal(39n * TRX, limits, 'own-claim')).toEqual({
      code: 'BELOW_MINIMUM_WITHDRAWAL',
      params: { min: '40.00\u00a0TRX' },
    });
    const odd = { ...limits, minimum: 33_333_333n };
    expect(amountRefusal(TRX, odd, 'own-claim')?.params).toEqual({ min: '33.34\u00a0TRX' });
    expect(codeOf(39n * TRX, { ...limits, claimable: 0n })).toBe('BELOW_MINIMUM_WITHDRAWAL');
    expect(codeOf(40n * TRX)).toBeNull();
    expect(codeOf(5n * TRX, { available: 5n * TRX, claimable: 0n, minimum: 40n * TRX })).toBeNull();
    expect(
      codeOf(5n * TRX, { available: 9n * TRX, claimable: 5n * TRX, minimum: 40n * TRX }),
    ).toBeNull();
  });

  it('of a part is open only as far as active roots reach; the whole is always sent', () => {
    expect(codeOf(80n * TRX)).toBeNull();
    expect(codeOf(80n * TRX + 1n)).toBe('CLAIM_NOT_OPEN');
    expect(codeOf(126n * TRX)).toBeNull();
    expect(wayOut(126n * TRX, limits)).toBe('sent');
    expect(wayOut(1n, limits)).toBe('own-claim');
  });
});
