import { describe, expect, it } from 'vitest';
import { trxCoin } from '../../../shared/coins/coin.ts';
import { zapProblem } from './zap-problem.ts';
import { filledZap, mostToPay, type ZapRates } from './zap-rates.ts';

const COIN = 1_000_000n;

const rates: ZapRates = {
  pool: { reserveIn: 200_000n * COIN, reserveOther: 600_000n * COIN, lpSupply: 346_410n * COIN },
  spot: 3n,
  average: 3n,
  mostOffBps: 100,
};
const vlm = { ...trxCoin, address: 'T' as never, symbol: 'VLM' };

const problemOf = (amount: bigint | null, balance: bigint | undefined, coin = trxCoin) =>
  zapProblem({
    amount,
    balance,
    coin,
    rates,
    zap: amount === null ? null : filledZap(rates, amount, 50n),
  });

describe('what speaks against buying LP', () => {
  it('is nothing when all is fine, or a balance is not known yet', () => {
    expect(problemOf(100n * COIN, 200n * COIN)).toBeNull();
    expect(problemOf(100n * COIN, undefined)).toBeNull();
  });

  it('is an amount that is missing, nothing, or too small to give any', () => {
    expect(problemOf(null, COIN)).toEqual({ code: 'AMOUNT_REQUIRED' });
    expect(problemOf(0n, COIN)).toEqual({ code: 'AMOUNT_ZERO' });
    expect(problemOf(1n, COIN)).toEqual({
      code: 'BELOW_MINIMUM',
      params: { min: '0.000004\u00a0TRX' },
    });
    expect(problemOf(4n, COIN)).toBeNull();
  });

  it('is more than is there, of TRX or of a coin', () => {
    expect(problemOf(100n * COIN, COIN)).toEqual({ code: 'INSUFFICIENT_TRX' });
    expect(problemOf(100n * COIN, COIN, vlm)).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      params: { coin: 'VLM' },
    });
  });

  it('is more than one zap may move', () => {
    const most = mostToPay(rates);
    expect(problemOf(most, most)).toBeNull();
    expect(problemOf(most * 2n, most * 2n)).toMatchObject({ code: 'ZAP_TOO_LARGE' });
  });
});
