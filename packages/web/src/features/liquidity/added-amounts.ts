import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';

export type Side = 'token' | 'base';
export type Amounts = Readonly<Record<Side, bigint | null>>;
export type Held = Readonly<Record<Side, bigint | undefined>>;

export const noAmounts: Amounts = { token: null, base: null };

type Pool = Readonly<Record<Side, Pick<LpFacts['base'], 'reserve'>>>;

/** What of the other coin belongs to an amount of one, rounded up so that all of the amount fits. */
export function matched(facts: Pool, side: Side, amount: bigint | null): Amounts {
  const other = side === 'token' ? 'base' : 'token';
  const [own, its] = [facts[side].reserve, facts[other].reserve];
  const needed = amount === null || own === 0n ? null : (amount * its + own - 1n) / own;
  return { ...noAmounts, [side]: amount, [other]: needed };
}

export type AmountProblem = Readonly<{ side: Side; problem: CodeWithParams }>;

/** What speaks against the two amounts, and of which of them it is said. */
export function amountsProblem(amounts: Amounts, held: Held, facts: LpFacts): AmountProblem | null {
  for (const side of ['token', 'base'] as const) {
    const [amount, most] = [amounts[side], held[side]];
    if (amount === null) return { side, problem: { code: 'AMOUNT_REQUIRED' } };
    if (amount === 0n) return { side, problem: { code: 'AMOUNT_ZERO' } };
    if (most !== undefined && amount > most) {
      const coin = facts[side].coin.symbol;
      return { side, problem: { code: 'INSUFFICIENT_BALANCE', params: { coin } } };
    }
  }
  return null;
}
