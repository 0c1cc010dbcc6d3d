import { COIN_DECIMALS } from '@vellum/tron/amount';
import { coinText } from '../../shared/coins/coin-amount.tsx';

/** Votes are counted in VLM: `1.20M`, `2,000`. */
export const votesText = (votes: bigint | string): string =>
  coinText(votes, { decimals: COIN_DECIMALS }).short.replace(/\.00$/, '');
