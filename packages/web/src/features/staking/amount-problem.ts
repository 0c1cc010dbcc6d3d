import type { CodeWithParams } from '@vellum/api/refusals/error-codes';

type Limits = Readonly<{
  /** Of what can be given; undefined while it is not known. */
  available: bigint | undefined;
  /** What is said when it is not enough. */
  tooMuch: CodeWithParams;
  minimum: bigint;
  /** The minimum in words. */
  least: string;
  /** What the other side can take, where that has a limit, and the same in words. */
  most?: bigint;
  mostText?: string;
}>;

/** Why an amount cannot be taken; null when it can, or while nothing is entered. */
export function amountProblem(amount: bigint | null, limits: Limits): CodeWithParams | null {
  if (amount === null) return null;
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  const { available, tooMuch, minimum, least, most, mostText = '' } = limits;
  if (available !== undefined && amount > available) return tooMuch;
  if (amount < minimum) return { code: 'BELOW_MINIMUM', params: { min: least } };
  if (most === undefined || amount <= most) return null;
  return { code: 'EXCEEDS_AVAILABLE', params: { available: mostText } };
}
