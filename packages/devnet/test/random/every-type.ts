import { contractMessages } from '@vellum/tron/protocol/contracts';

/** Nobody stakes in the first way any more, and nobody trades on a market that is not there. */
const NEVER_TAKEN = new Set([
  'FreezeBalanceContract',
  'UnfreezeBalanceContract',
  'VoteAssetContract',
  'MarketSellAssetContract',
  'MarketCancelOrderContract',
]);

/** Every type of transaction that the chain takes. */
export const TYPES = Object.keys(contractMessages).filter((type) => !NEVER_TAKEN.has(type));
