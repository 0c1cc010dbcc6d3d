import {
  type Address,
  fromHexAddress,
  type HexAddress,
  parseHexAddress,
} from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { amountProblem, lockMissing } from './lock-missing.ts';

const someone: Address = fromHexAddress(parseHexAddress(`41${'22'.repeat(20)}`) as HexAddress);
const coin = { address: someone, symbol: 'VLM', decimals: 6, pair: null };
const whole = { coin, amount: 5n, balance: 10n, days: 30, receiver: { kind: 'me' } } as const;

describe('what a lock still lacks', () => {
  it('is told one after the other', () => {
    const lacking = [
      { ...whole, coin: undefined },
      { ...whole, amount: null },
      { ...whole, amount: 0n },
      { ...whole, amount: 11n },
      { ...whole, days: null },
      { ...whole, days: 3_651 },
      { ...whole, receiver: { kind: 'other', address: null, isCompared: false } as const },
      { ...whole, receiver: { kind: 'other', address: someone, isCompared: false } as const },
    ].map(lockMissing);
    expect(lacking).toEqual([
      'chooseCoin',
      'enterAmount',
      'seeAmount',
      'seeAmount',
      'enterDays',
      'seeDays',
      'enterReceiver',
      'compareFirst',
    ]);
  });

  it('is nothing when all is there, for oneself and for another', () => {
    expect(lockMissing(whole)).toBeNull();
    const receiver = { kind: 'other', address: someone, isCompared: true } as const;
    expect(lockMissing({ ...whole, receiver })).toBeNull();
  });

  it('names the coin of which there is too little', () => {
    expect(amountProblem(11n, 10n, 'VLM')).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      params: { coin: 'VLM' },
    });
    expect(amountProblem(11n, undefined, 'VLM')).toBeNull();
  });
});
