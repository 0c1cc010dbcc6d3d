import { expect, test } from 'vitest';
import type { Review } from '../review/review.ts';
import type { ApprovalChoice } from './approval-choice.ts';
import { exactApproval } from './approval-choice.ts';
import { missingApprovals } from './missing-approvals.ts';

const size = (feeLimit: bigint) => ({ energy: 1n, dataBytes: 1, feeLimit });
const review = (...approvals: readonly (bigint | null)[]) =>
  ({
    approvals: approvals.map((feeLimit) => ({
      missing: feeLimit !== null,
      calls: feeLimit === null ? [] : [size(feeLimit)],
    })),
  }) as unknown as Review;
const [forFirst, forSecond] = ['first', 'second'] as unknown as [ApprovalChoice, ApprovalChoice];

test('an approval keeps its own choice once the one before it is made', () => {
  const seen = { review: review(10n, 20n), choices: [forFirst, forSecond] };
  const chosen = missingApprovals(review(null, 20n), seen).map(({ choice }) => choice);
  expect(chosen).toEqual([forSecond]);
  expect(missingApprovals(review(10n), { ...seen, choices: [] })[0]?.choice).toBe(exactApproval);
});

test('an approval that became dearer keeps the limit that was seen', () => {
  const [found] = missingApprovals(review(150n), { review: review(12n), choices: [] });
  expect(found?.approval.calls).toEqual([size(12n)]);
});
