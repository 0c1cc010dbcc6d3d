import { simplePreset } from '@vellum/api/token-launch/launch-preset';
import { describe, expect, it } from 'vitest';
import { createParams, formIn } from './create-params.ts';

const choices = { name: '🏮', symbol: 'TINL', description: '', days: 7 };
const supply = 99_999_999_999_999_999_999_000_000n;
const form = {
  ...simplePreset({ ...choices, supply, hardCap: 400_000_000_000n }, 1_763_208_000_000),
  mode: 'advanced' as const,
  tradeSupply: 10n,
  tradePrice: 1n,
  burnStop: 0n,
};

describe('a launch in the journal', () => {
  it('is the same form again, to the unit', () => {
    expect(formIn(createParams(form, 100_000_000n))).toEqual(form);
  });

  it('is plain data', () => {
    const params = createParams(form, 100_000_000n);
    expect(JSON.parse(JSON.stringify(params))).toEqual(params);
    expect(params.fee).toBe('100000000');
  });
});
