import { describe, expect, it } from 'vitest';
import { costText, countText, moneyText } from './cost-text.ts';

describe('figures of the review', () => {
  it('rounds costs up, never down', () => {
    expect(costText(0n)).toBe('0.00');
    expect(costText(1n)).toBe('0.01');
    expect(costText(9_240_000n)).toBe('9.24');
    expect(costText(9_240_001n)).toBe('9.25');
    expect(costText(1_234_567_890_000n)).toBe('1,234,567.89');
  });

  it('shows amounts to the last unit', () => {
    const usdt = { decimals: 6, symbol: 'USDT' };
    expect(moneyText({ ...usdt, amount: 512_000_000n })).toBe('512.00\u00a0USDT');
    expect(moneyText({ ...usdt, amount: 512_000_001n })).toBe('512.000001\u00a0USDT');
    expect(moneyText({ decimals: 0, symbol: 'card', amount: 1n })).toBe('1\u00a0card');
    expect(countText(68_214_903)).toBe('68,214,903');
  });
});
