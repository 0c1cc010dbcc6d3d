import { describe, expect, it } from 'vitest';
import type { Claim } from '../../shared/income/claims.ts';
import { weigh } from './worth-claiming.ts';

const claim = (key: string, amount: bigint): Claim => ({
  key,
  source: 'bonus',
  coin: null,
  symbol: 'TRX',
  amount,
});
/** Four TRX are one U. */
const inU = ({ amount }: Readonly<{ amount: bigint | string }>) => BigInt(amount) / 4n;

describe('claims against what they cost', () => {
  it('leaves out what costs more than it brings', () => {
    const costs = new Map([
      ['much', 3_000_000n],
      ['little', 3_000_000n],
    ]);
    const weighed = weigh([claim('much', 40_000_000n), claim('little', 2_000_000n)], costs, inU);
    expect(weighed.map(({ isWorthIt }) => isWorthIt)).toEqual([true, false]);
    expect(weighed[0]).toMatchObject({ worth: 10_000_000n, cost: 3_000_000n });
  });

  it('never holds back a stake that is due, nor what has no price', () => {
    const costs = new Map([
      ['due', 9_000_000n],
      ['unknown', 9_000_000n],
    ]);
    const due = { ...claim('due', 1n), term: { id: '1', stake: 5n } };
    expect(weigh([due], costs, inU)[0]?.isWorthIt).toBe(true);
    expect(weigh([claim('unknown', 1n)], costs, () => null)[0]?.isWorthIt).toBe(true);
    expect(weigh([claim('untried', 1n)], undefined, inU)[0]?.isWorthIt).toBe(true);
  });
});
