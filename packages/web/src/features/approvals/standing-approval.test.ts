import type { Address } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import type { InU } from '../../shared/coins/coin-rates.ts';
import {
  byDanger,
  isPartial,
  isUnlimited,
  reachOf,
  type StandingApproval,
  takeable,
} from './standing-approval.ts';

const approval = (changes: Partial<StandingApproval> & { name?: string } = {}) => ({
  ...{ key: 'k', spender: 'S' as Address, spenderName: 'otcDesk', at: 1 },
  ...{ allowance: 10n, given: 10n, balance: 100n },
  coin: { address: 'VLM' as Address, symbol: 'VLM', decimals: 6, pair: null },
  ...changes,
});

/** Two U for each VLM; nothing else has a price. */
const inU: InU = ({ coin, amount }) => (coin === 'VLM' ? BigInt(amount) * 2n : null);

describe('what others could take', () => {
  test('is never more than there is', () => {
    expect(reachOf(approval())).toBe(10n);
    expect(reachOf(approval({ allowance: 2n ** 256n - 1n }))).toBe(100n);
    expect(takeable([approval({ allowance: 60n }), approval({ allowance: 60n })], inU)).toBe(200n);
  });

  test('leaves out coins without a price, and says so', () => {
    const other = approval({
      coin: { address: 'LP' as Address, symbol: 'LP', decimals: 18, pair: null },
    });
    expect(takeable([approval(), other], inU)).toBe(20n);
    expect(isPartial([approval()], inU)).toBe(false);
    expect(isPartial([approval(), other], inU)).toBe(true);
    expect(isPartial([{ ...other, balance: 0n }], inU)).toBe(false);
  });

  test('without a limit stands before a limit, and a stranger before both', () => {
    const [ours, open, stranger] = [
      approval({ key: 'ours', at: 9 }),
      approval({ key: 'open', allowance: 2n ** 255n }),
      approval({ key: 'stranger', spenderName: null }),
    ];
    expect(isUnlimited(open)).toBe(true);
    expect([ours, open, stranger].sort(byDanger).map(({ key }) => key)).toEqual([
      'stranger',
      'open',
      'ours',
    ]);
  });
});
