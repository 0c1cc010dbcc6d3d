import type { HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderProof } from '../../orders/order-plan.ts';

/** What the helper added for the order's address to the pool of the token that the call names. */
export const addedProof: OrderProof = {
  source: 'liquidityHelper',
  event: 'LiquidityAdded',
  concerns: ({ args }, { address, call }) =>
    base58Of(args['user'] as HexAddress) === address &&
    base58Of(args['token'] as HexAddress) === call.params[0]?.value,
  result: ({ args }) => ({
    lpAmount: String(args['lp']),
    tokenUsed: String(args['tokenUsed']),
    trxUsed: String(args['trxUsed']),
  }),
};
