import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { Money } from './paid-action.ts';

/** An amount in sun, as the sheet tells it. */
export function trx(amount: bigint): Money {
  return { coin: null, symbol: 'TRX', decimals: COIN_DECIMALS, amount };
}
