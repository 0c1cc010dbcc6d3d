import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { BoxPhase } from '@vellum/api/wire/choice-lists';

/** What decides whether boxes can be bought. Amounts in sun. */
export type PurchaseFacts = Readonly<{
  phase: BoxPhase;
  total: number;
  sold: number;
  limit: number;
  /** Boxes of the series that the buyer has bought before. */
  bought: number;
  price: bigint;
  /** Null while unknown. */
  balance: bigint | null;
}>;

/** How many the buyer may still take. */
export function mostBoxes({ total, sold, limit, bought }: PurchaseFacts): number {
  return Math.max(0, Math.min(total - sold, limit - bought));
}

/** Why so many boxes cannot be bought, each from its own cause; null when nothing speaks against it. */
export function purchaseProblem(facts: PurchaseFacts, boxes: number): CodeWithParams | null {
  if (facts.phase === 'preparing') return { code: 'SOON_TO_OPEN' };
  if (facts.phase === 'soldOut') return { code: 'SOLD_OUT' };
  if (facts.phase !== 'onSale') return { code: 'NOT_ON_SALE' };
  const left = facts.total - facts.sold;
  if (left === 0) return { code: 'SOLD_OUT' };
  const allowed = Math.max(0, facts.limit - facts.bought);
  if (boxes > allowed) return { code: 'EXCEEDS_MAX_PURCHASE', params: { max: String(allowed) } };
  if (boxes > left) return { code: 'REMAINING_INSUFFICIENT', params: { left: String(left) } };
  const isShort = facts.balance !== null && facts.balance < facts.price * BigInt(boxes);
  return isShort ? { code: 'INSUFFICIENT_TRX' } : null;
}
