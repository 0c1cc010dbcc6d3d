import { expect, test } from 'vitest';
import type { ReviewedApproval } from '../review/review.ts';
import { allowedIfStopped, allowedText } from './allowed-text.ts';

const coin = { coin: null, symbol: 'LP', decimals: 6, amount: 5_000_000n, stands: '2 VLM + 1 TRX' };
const approval = (missing: boolean, allowance: bigint) =>
  ({
    coin,
    spender: 'T',
    spenderName: 'the router',
    allowance,
    missing,
  }) as never as ReviewedApproval;

test('what stays allowed is what stands already, and what was chosen for the rest', () => {
  const approvals = [approval(true, 0n), approval(false, 9_000_000n), approval(true, 1n)];
  const amounts = (choices: Parameters<typeof allowedIfStopped>[1]) =>
    allowedIfStopped(approvals, choices).map(({ amount }) => amount);
  expect(amounts([])).toEqual([5_000_000n, 9_000_000n, 5_000_000n]);
  const choices = [{ kind: 'suggested' }, { kind: 'custom', amount: 6_000_000n }] as const;
  expect(amounts(choices)).toEqual([1_000_000_000n, 9_000_000n, 6_000_000n]);
  expect(amounts([{ kind: 'custom', amount: null }])).toEqual([5_000_000n, 9_000_000n, 5_000_000n]);
});

test('an amount says what it stands for where that is known', () => {
  expect(allowedText({ coin }, 5_000_000n)).toBe('2 VLM + 1 TRX');
  expect(allowedText({ coin }, 9_000_000n)).toBe('9.00\u00a0LP');
});
