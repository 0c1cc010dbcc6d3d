import { describe, expect, it } from 'vitest';
import { coinSentence, coinText } from './coin-amount.tsx';

describe('an amount of a coin', () => {
  it('has two decimals, and four digits where these would say nothing', () => {
    expect(coinText(1_234_567_890n, { decimals: 6 }).short).toBe('1,234.56');
    expect(coinText(20_500_000n, { decimals: 6 }).short).toBe('20.50');
    expect(coinText(1_234n, { decimals: 6 }).short).toBe('0.001234');
    expect(coinText(112_345_678_901n, { decimals: 18 }).short).toBe('0.0₆1123');
    expect(coinText(1_000n, { decimals: 18 }).short).toBe('0.0₁₄1');
    expect(coinText(1_000n, { decimals: 18 }).full).toBe('0.000000000000001');
    expect(coinText(7n, { decimals: 6 }).short).toBe('0.000007');
    expect(coinText(0n, { decimals: 18 }).short).toBe('0');
  });

  it('keeps its coin on the same line', () => {
    expect(coinSentence('5000000', { decimals: 6, symbol: 'VLM' })).toBe('5\u00a0VLM');
  });
});
