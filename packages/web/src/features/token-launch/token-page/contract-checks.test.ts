import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { contractChecks } from './contract-checks.ts';

const place = (n: number): Address =>
  fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress);
const shown = {
  tokenAddress: place(1),
  presaleAddress: place(2),
  basePoolAddress: place(3),
  tradeAddress: place(4),
};
const launch = { token: place(1), presale: place(2), basePool: place(3), trade: place(4) };
const checks = (...args: Parameters<typeof contractChecks>) =>
  contractChecks(...args).map(({ check }) => check);

describe('the contracts of a launch', () => {
  it('are ours when the factory made each of them', () => {
    expect(checks(shown, launch)).toEqual(['ours', 'ours', 'ours', 'ours']);
  });

  it('are told one by one when the server names another', () => {
    expect(checks({ ...shown, presaleAddress: place(9) }, launch)).toEqual([
      'ours',
      'foreign',
      'ours',
      'ours',
    ]);
  });

  it('are none of ours when the factory does not know the token', () => {
    expect(checks(shown, null)).toEqual(['foreign', 'foreign', 'foreign', 'foreign']);
  });

  it('have no mark before the factory answered', () => {
    expect(checks(shown, undefined)).toEqual(['asking', 'asking', 'asking', 'asking']);
  });
});
