import type { OrderState } from '@vellum/api/order-kinds/order-states';

export type OrderOutcome = 'succeeded' | 'failed' | 'mismatched';

/** What both sides hold of an order. Times of day and chain times are never compared with each other. */
export type OrderFacts = Readonly<{
  /** Time of day. */
  expiresAt: number;
  isCancelled: boolean;
  /** Chain time after which no reported transaction can turn up; null when nothing was reported. */
  deadline: number | null;
  chain: Readonly<{ outcome: OrderOutcome; block: number }> | null;
}>;

/** When the question is asked: the time of day, and the solid block with its chain time. */
export type Moment = Readonly<{
  now: number;
  solid: Readonly<{ number: number; timestamp: number }>;
}>;

/** The state of an order: what the chain shows comes first, then what its owner did, then time. */
export function stateOf(facts: OrderFacts, moment: Moment): OrderState {
  const { chain } = facts;
  if (chain === null || chain.outcome === 'mismatched') return stateBeforeBlock(facts, moment);
  const isFinal = chain.block <= moment.solid.number;
  if (chain.outcome === 'succeeded') return isFinal ? 'settled' : 'included';
  return isFinal ? 'failed' : 'failing';
}

function stateBeforeBlock(facts: OrderFacts, { now, solid }: Moment): OrderState {
  if (facts.isCancelled) return 'cancelled';
  if (facts.deadline === null) return now >= facts.expiresAt ? 'expired' : 'created';
  if (facts.chain?.outcome === 'mismatched') return 'mismatched';
  return solid.timestamp > facts.deadline ? 'dropped' : 'submitted';
}
