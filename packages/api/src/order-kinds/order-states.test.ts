import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimStateOf, incomeStates, withdrawalSteps } from './display-states.ts';
import {
  canMove,
  finalStates,
  isOpen,
  type OrderCause,
  type OrderState,
  orderStates,
  orderTransitions,
} from './order-states.ts';

const userCauses: OrderCause[] = ['reported', 'cancelled', 'time-over'];

/** Every state there is a way to from `start`, by causes that pass. */
function reachable(start: OrderState, passes: (cause: OrderCause) => boolean): Set<OrderState> {
  const found = new Set([start]);
  for (const state of found) {
    for (const { from, to, cause } of orderTransitions) {
      if (from === state && passes(cause)) found.add(to);
    }
  }
  return found;
}

describe('the life of an order', () => {
  test('reaches every state', () => {
    expect([...reachable('created', () => true)].sort()).toEqual([...orderStates].sort());
  });

  test('is moved into a block and settled by the chain alone', () => {
    const byUser = reachable('created', (cause) => userCauses.includes(cause));
    expect([...byUser].sort()).toEqual(['cancelled', 'created', 'expired', 'submitted']);
  });

  test('is settled only from a block that became solid', () => {
    const into = orderTransitions.filter(({ to }) => to === 'settled');
    expect(into).toEqual([{ from: 'included', to: 'settled', cause: 'solid' }]);
  });

  test('ends with settled and failed for good', () => {
    expect(orderTransitions.filter(({ from }) => finalStates.includes(from))).toEqual([]);
    for (const state of orderStates) {
      if (!finalStates.includes(state)) expect(reachable(state, () => true)).toContain('settled');
    }
  });

  test('honours a payment that comes late', () => {
    for (const state of ['expired', 'cancelled', 'dropped', 'mismatched'] as const) {
      expect(isOpen(state)).toBe(false);
      expect(canMove(state, 'included', 'seen-in-block')).toBe(true);
    }
  });

  test('goes back after a reorganisation to any state it could have come from', () => {
    for (const { from, to, cause } of orderTransitions) {
      if (cause === 'seen-in-block' || cause === 'seen-failed' || cause === 'seen-mismatched') {
        expect(canMove(to, from, 'reorganised'), `${to} -> ${from}`).toBe(true);
      }
    }
  });

  test('never gets from one cause to two states', () => {
    const keys = orderTransitions
      .filter(({ cause }) => cause !== 'reorganised')
      .map(({ from, cause }) => `${from} ${cause}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('income states', () => {
  test('of a claim follow its order', () => {
    expect(claimStateOf('created')).toBeNull();
    expect(claimStateOf('submitted')).toBe('packing');
    expect(claimStateOf('included')).toBe('confirming');
    expect(claimStateOf('included', true)).toBe('verifying');
    expect(claimStateOf('settled', true)).toBe('success');
    expect(claimStateOf('dropped')).toBe('failed');
  });

  test('of a withdrawal: every one is used, success and failed are the ends', () => {
    const used = new Set(withdrawalSteps.flatMap(({ from, to }) => [from, to]));
    expect([...used].sort()).toEqual([...incomeStates].sort());
    const ends = incomeStates.filter(
      (state) => !withdrawalSteps.some(({ from }) => from === state),
    );
    expect(ends).toEqual(['success', 'failed']);
  });

  test('of a claim are always among the six', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), fc.boolean(), (state, isSolid) => {
        const shown = claimStateOf(state, isSolid);
        expect(shown === null || incomeStates.includes(shown)).toBe(true);
      }),
    );
  });
});
