import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Coin } from '../../../shared/coins/coin.ts';
import { exactSentence } from '../../../shared/coins/coin-amount.tsx';
import { type FilledZap, mostToPay, type ZapRates } from './zap-rates.ts';

type ZapInput = Readonly<{
  amount: bigint | null;
  balance: bigint | undefined;
  coin: Coin;
  rates: ZapRates;
  zap: FilledZap | null;
}>;

/** Why this cannot be paid for LP; null when nothing speaks against it. */
export function zapProblem({ amount, balance, coin, rates, zap }: ZapInput): CodeWithParams | null {
  if (amount === null || !zap) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (zap.lp === 0n) {
    return { code: 'BELOW_MINIMUM', params: { min: exactSentence(leastToPay(rates), coin) } };
  }
  if (balance !== undefined && amount > balance) {
    return coin.address === null
      ? { code: 'INSUFFICIENT_TRX' }
      : { code: 'INSUFFICIENT_BALANCE', params: { coin: coin.symbol } };
  }
  if (!zap.isTooLarge) return null;
  return { code: 'ZAP_TOO_LARGE', params: { max: exactSentence(mostToPay(rates), coin) } };
}

/** About the least that buys a unit of the other coin and of LP. */
function leastToPay({ pool }: ZapRates): bigint {
  const { reserveIn, reserveOther, lpSupply } = pool;
  return 4n * (1n + reserveIn / reserveOther + reserveIn / lpSupply);
}
