import { refusalsOfTerms, type TypedTerms } from '@vellum/api/token-launch/terms-refusals';
import { expect, it } from 'vitest';
import type { PresaleTerms } from './configure-presale.tsx';
import { changedNames, termsMissing, termsWith, typedOf } from './presale-terms.ts';

const NOW = 1_780_000_000_000;
const HOUR = 3_600_000;

const terms: PresaleTerms = {
  ...{ startTime: NOW + 2 * HOUR, endTime: NOW + 4 * HOUR, presaleEthAmount: '120000000' },
  ...{ maxTotalNum: 20, presaleMaxNum: 9, softCapRate: 5_000, userLPShare: 7_000 },
  ...{ devLPShare: 1_000, devLPReceiver: '', vestingDelay: 0, vestingRate: 10_000 },
  ...{ vestingDis: 0, backingShare: 0 },
};
const before = typedOf(terms);

function missing(change: Partial<TypedTerms>) {
  const typed = { ...before, ...change };
  return termsMissing(before, typed, refusalsOfTerms(typed, { now: NOW, minPresaleLength: 3_600 }));
}

it('takes a number that cannot be read as missing, not as 0', () => {
  const typed = { ...before, maxTotalNum: null };
  expect([missing({ maxTotalNum: null }), termsWith(terms, typed)]).toEqual(['enterAmount', null]);
  expect(changedNames(before, typed)).toEqual(['maxTotalNum']);
});

it.each<[Partial<TypedTerms>, string | null]>([
  [{}, 'nothingChanged'],
  [{ maxTotalNum: 0n }, 'enterAmount'],
  [{ presaleMaxNum: 21n }, 'enterAmount'],
  [{ presaleEthAmount: 999_999n }, 'enterAmount'],
  [{ softCapRate: 4_999n }, 'enterAmount'],
  [{ startTime: null }, 'enterTime'],
  [{ startTime: NOW + HOUR / 2 }, 'enterTime'],
  [{ endTime: NOW + 2 * HOUR + 1_000 }, 'enterTime'],
  [{ maxTotalNum: 1_000n, presaleMaxNum: 1_000n }, null],
])('lets nobody review what the contract refuses: %o', (change, expected) => {
  expect(missing(change)).toBe(expected);
});

it('keeps the terms that are not typed', () => {
  const changed = termsWith(terms, { ...before, presaleEthAmount: 130_000_000n });
  expect(changed).toEqual({ ...terms, presaleEthAmount: '130000000' });
});
