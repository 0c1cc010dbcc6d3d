import { COIN_DECIMALS } from '@vellum/tron/amount';
import { coinSentence } from '../coins/coin-amount.tsx';

const trx = { symbol: 'TRX', decimals: COIN_DECIMALS };

/** `1,200 TRX` in one piece, for sentences. */
export function trxSentence(sun: bigint | string): string {
  return coinSentence(sun, trx);
}
