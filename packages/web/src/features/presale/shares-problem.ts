import type { CodeWithParams } from '@vellum/api/error-codes';
import type { PresaleState } from '@vellum/contracts/presale';

/** What decides whether shares can be bought. Amounts in sun. */
export type ShareFacts = Readonly<{
  state: PresaleState;
  /** The owner of the presale, or an address that is not active. */
  isExcluded: boolean;
  shares: number;
  sold: number;
  perBuyer: number;
  /** Shares that the buyer holds. */
  held: number;
  price: bigint;
  /** Null while unknown. */
  balance: bigint | null;
}>;

/** How many the buyer may still take. */
export function mostShares({ shares, sold, perBuyer, held }: ShareFacts): number {
  return Math.max(0, Math.min(shares - sold, perBuyer - held));
}

/** Why so many shares cannot be bought, each from its own cause; null when nothing speaks against it. */
export function sharesProblem(facts: ShareFacts, wanted: number): CodeWithParams | null {
  if (facts.state === 'not-started') return { code: 'SOON_TO_OPEN' };
  if (facts.state !== 'in-progress') return { code: 'NOT_IN_PRESALE' };
  if (facts.isExcluded) return { code: 'PRESALE_JOIN_REFUSED' };
  return countProblem(facts, wanted) ?? balanceProblem(facts, wanted);
}

function countProblem(facts: ShareFacts, wanted: number): CodeWithParams | null {
  const { shares, sold, perBuyer, held } = facts;
  const max = perBuyer.toString();
  if (wanted > perBuyer) return { code: 'EXCEEDS_MAX_PURCHASE', params: { max } };
  if (held + wanted > perBuyer) return { code: 'EXCEEDS_MAX_SHARES', params: { max } };
  const left = shares - sold;
  if (wanted > left) return { code: 'REMAINING_INSUFFICIENT', params: { left: left.toString() } };
  return null;
}

function balanceProblem({ price, balance }: ShareFacts, wanted: number): CodeWithParams | null {
  const isShort = balance !== null && price * BigInt(wanted) > balance;
  return isShort ? { code: 'INSUFFICIENT_TRX' } : null;
}
