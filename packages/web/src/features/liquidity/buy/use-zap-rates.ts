import { type Quoted, useChainQuote } from '../../../shared/chain/use-chain-quote.ts';
import { readZapRates, type ZapPair } from './read-zap-rates.ts';
import type { ZapRates } from './zap-rates.ts';

/** Reserves and prices of a pool, asked of the chain itself every few seconds. */
export function useZapRates(asked: ZapPair): Quoted<ZapRates> {
  return useChainQuote(['liquidity', 'rates', asked.pair, asked.pay], (chain) =>
    readZapRates(chain, asked),
  );
}
