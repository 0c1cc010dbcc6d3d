import type { HexAddress } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { builtRoot, type Claimant, LEAST_RAISE } from '../../src/ledger/payout-rules.ts';
import { isPausedAt } from '../../src/ledger/root-pause.ts';

const HOUR = 3_600_000;
const person = (n: number, entitled: bigint): Claimant => ({
  address: `41${n.toString(16).padStart(40, '0')}` as HexAddress,
  entitled,
  rooted: 0n,
  waitingSince: n,
});
/** A cap that leaves room for so much. */
const room = (allowed: bigint) => ({
  ...{ total: 0n, held: 10n ** 12n, dailyCap: allowed, allowanceFrom: 0n, now: 86_400n },
});

describe('a root that the cap cuts short', () => {
  // Less than a leaf may raise never comes by itself: who asked for all of it would wait without end.
  test.each([1n, LEAST_RAISE / 2n, LEAST_RAISE - 1n])('leaves nobody a rest of %s', (rest) => {
    const due = 10n * LEAST_RAISE;
    const { leaves, isWhole } = builtRoot([person(1, due)], room(due - rest));
    expect(leaves).toHaveLength(1);
    const left = due - (leaves[0]?.cumulative ?? 0n);
    expect(left).toBeGreaterThanOrEqual(LEAST_RAISE);
    expect(isWhole).toBe(false);
    const [next] = builtRoot([{ ...person(1, due), rooted: due - left }], room(due)).leaves;
    expect(next?.cumulative).toBe(due);
  });

  test('raises nobody by less than a leaf for that', () => {
    const due = 2n * LEAST_RAISE - 1n;
    expect(builtRoot([person(1, due)], room(due - 1n)).leaves).toEqual([]);
    expect(builtRoot([person(1, due)], room(due)).leaves).toHaveLength(1);
  });

  test('never promises more than is allowed', () => {
    for (let allowed = 0n; allowed < 8n * LEAST_RAISE; allowed += LEAST_RAISE / 7n) {
      const people = [person(1, 3n * LEAST_RAISE + 5n), person(2, 2n * LEAST_RAISE), person(3, 9n)];
      const { leaves, total } = builtRoot(people, room(allowed));
      expect(total).toBeLessThanOrEqual(allowed);
      for (const { since, cumulative } of leaves) {
        expect(cumulative - since).toBeGreaterThanOrEqual(LEAST_RAISE);
      }
    }
  });
});

describe('after a veto nothing is put up for a day', () => {
  const vetoed = (is_right: boolean) => ({ vetoed_at: 1_000n, is_right });

  test('when it was our own root', () => {
    expect(isPausedAt(vetoed(true), HOUR)).toBe(true);
    expect(isPausedAt(vetoed(true), 25 * HOUR)).toBe(false);
  });

  // Who pays a bond for a wrong root must not be able to hold up everyone for a day each time.
  test('but not when it was a stranger’s, which is wrong', () => {
    expect(isPausedAt(vetoed(false), HOUR)).toBe(false);
  });
});
