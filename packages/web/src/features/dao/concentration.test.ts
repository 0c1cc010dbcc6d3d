import { describe, expect, test } from 'vitest';
import { concentrationOf } from './concentration.ts';

const course = {
  ...{ voteStart: 0, voteEnd: 1, eta: null, isExecuted: false, isCancelled: false },
  ...{ inFavour: 70n, against: 20n, abstain: 10n, quorum: 40n },
};
const ballot = (weight: number, support: 'for' | 'against' | 'abstain' = 'for') => ({
  ...{ support, weight: String(weight) },
});

describe('the largest voters of a proposal', () => {
  test('are counted whatever they chose', () => {
    const found = concentrationOf(
      [ballot(25), ballot(20, 'against'), ballot(5, 'abstain')],
      course,
    );
    expect(found).toMatchObject({ all: 100n, largest: 25n, ten: 50n });
  });

  test('decide the quorum only with votes that count towards it', () => {
    expect(concentrationOf([ballot(40)], course).holdsWithoutTen).toBe(true);
    expect(concentrationOf([ballot(41)], course).holdsWithoutTen).toBe(false);
    expect(concentrationOf([ballot(40), ballot(20, 'against')], course).holdsWithoutTen).toBe(true);
    expect(concentrationOf([ballot(40), ballot(1, 'abstain')], course).holdsWithoutTen).toBe(false);
  });
});
