import { addedAmounts } from '@vellum/api/liquidity/lp-math';
import { describe, expect, test } from 'vitest';
import { trxCoin } from '../../shared/coins/coin.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { amountsProblem, matched } from './added-amounts.ts';

const coin = { ...trxCoin, symbol: 'VLM' };
const reserves = [4_000_001n, 1_000_000n] as const;
const facts = {
  token: { coin, reserve: reserves[0] },
  base: { coin: trxCoin, reserve: reserves[1] },
} as LpFacts;

describe('the amounts of two coins that are added', () => {
  test('fit the pool: all of what was typed goes in', () => {
    for (const typed of [1n, 7n, 999_999n, 4_000_001n]) {
      const { token, base } = matched(facts, 'token', typed);
      const added = addedAmounts({ reserves, lpSupply: 2_000_000n }, [token ?? 0n, base ?? 0n]);
      if (added !== null) expect(added.amounts[0]).toBe(typed);
      const other = matched(facts, 'base', typed);
      expect(other.token).toBe((typed * reserves[0] + reserves[1] - 1n) / reserves[1]);
    }
  });

  test('are judged one after the other', () => {
    const held = { token: 10n, base: 10n };
    const of = (token: bigint | null, base: bigint | null) =>
      amountsProblem({ token, base }, held, facts);
    expect(of(null, null)?.problem.code).toBe('AMOUNT_REQUIRED');
    expect(of(0n, 0n)?.problem.code).toBe('AMOUNT_ZERO');
    expect(of(11n, 3n)).toMatchObject({ side: 'token', problem: { params: { coin: 'VLM' } } });
    expect(of(9n, 11n)).toMatchObject({ side: 'base', problem: { params: { coin: 'TRX' } } });
    expect(of(10n, 10n)).toBeNull();
  });
});
