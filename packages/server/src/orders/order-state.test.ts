import { canMove, type OrderCause, orderStates } from '@vellum/api/order-kinds/order-states';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Moment, type OrderFacts, stateOf } from './order-state.ts';

const block = fc.integer({ min: 1, max: 6 });
const time = fc.integer({ min: 0, max: 6 });

const facts: fc.Arbitrary<OrderFacts> = fc
  .record({
    expiresAt: time,
    isCancelled: fc.boolean(),
    deadline: fc.option(time),
    chain: fc.option(
      fc.record({ outcome: fc.constantFrom('succeeded', 'failed', 'mismatched'), block }),
    ),
  })
  // Only an order that was reported hears of a transaction that does not match.
  .filter(({ deadline, chain }) => deadline !== null || chain?.outcome !== 'mismatched');
const moment: fc.Arbitrary<Moment> = fc.record({
  now: time,
  solid: fc.record({ number: fc.integer({ min: 0, max: 6 }), timestamp: time }),
});

/** What can happen to an order, as a change of what is known of it; null when it does not apply. */
type Change = Readonly<{
  cause: OrderCause;
  change(facts: OrderFacts, moment: Moment): readonly [OrderFacts, Moment] | null;
}>;

const isMatched = ({ chain }: OrderFacts) => chain !== null && chain.outcome !== 'mismatched';

const seen = (cause: OrderCause, outcome: 'succeeded' | 'failed' | 'mismatched'): Change => ({
  cause,
  change: (known, at) => {
    if (isMatched(known)) return null;
    // A transaction that does not match is only told to an order that was reported and not dropped.
    if (outcome === 'mismatched' && stateOf(known, at) !== 'submitted') return null;
    return [{ ...known, chain: { outcome, block: at.solid.number + 1 } }, at];
  },
});

const changes: readonly Change[] = [
  {
    cause: 'reported',
    change: (known, at) =>
      stateOf(known, at) === 'created' ? [{ ...known, deadline: at.solid.timestamp }, at] : null,
  },
  {
    cause: 'cancelled',
    change: (known, at) =>
      stateOf(known, at) === 'created' ? [{ ...known, isCancelled: true }, at] : null,
  },
  { cause: 'time-over', change: (known, at) => [known, { ...at, now: at.now + 1 }] },
  seen('seen-in-block', 'succeeded'),
  seen('seen-failed', 'failed'),
  seen('seen-mismatched', 'mismatched'),
  {
    cause: 'solid',
    change: (known, { now, solid }) => {
      const number = solid.number + 1;
      return isMatched(known) ? [known, { now, solid: { ...solid, number } }] : null;
    },
  },
  {
    cause: 'transaction-expired',
    change: (known, { now, solid }) => {
      const timestamp = solid.timestamp + 1;
      return known.chain === null ? [known, { now, solid: { ...solid, timestamp } }] : null;
    },
  },
  {
    cause: 'reorganised',
    change: (known, at) => {
      if (known.chain === null || known.chain.block <= at.solid.number) return null;
      // What is above the solid block is later than it, so the deadline was not over either.
      const isOver = at.solid.timestamp > (known.deadline ?? at.solid.timestamp);
      if (known.chain.outcome === 'mismatched' && isOver) return null;
      return [{ ...known, chain: null }, at];
    },
  },
];

describe('the state of an order', () => {
  test('moves only as the table of transitions allows, whatever happens', () => {
    fc.assert(
      fc.property(facts, moment, fc.constantFrom(...changes), (known, at, { cause, change }) => {
        const after = change(known, at);
        if (after === null) return;
        const [from, to] = [stateOf(known, at), stateOf(...after)];
        if (from !== to) expect(canMove(from, to, cause), `${from} -${cause}-> ${to}`).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test('is every state there is, at some time', () => {
    const found = new Set(
      fc.sample(fc.tuple(facts, moment), 2_000).map(([known, at]) => stateOf(known, at)),
    );
    expect([...found].sort()).toEqual([...orderStates].sort());
  });

  test('is what the chain shows before anything else', () => {
    const at = { now: 9, solid: { number: 3, timestamp: 9 } };
    const known = { expiresAt: 1, isCancelled: true, deadline: 1 };
    expect(stateOf({ ...known, chain: { outcome: 'succeeded', block: 4 } }, at)).toBe('included');
    expect(stateOf({ ...known, chain: { outcome: 'succeeded', block: 3 } }, at)).toBe('settled');
    expect(stateOf({ ...known, chain: { outcome: 'mismatched', block: 3 } }, at)).toBe('cancelled');
  });
});
