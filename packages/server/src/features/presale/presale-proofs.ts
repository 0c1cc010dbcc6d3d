import { sumOf } from '../../indexer/events/event-values.ts';
import { ofCaller, ofContract, proofOf } from '../../launches/proof-of.ts';

const proof = proofOf('presale');

/** How each call to a presale shows on the chain. */
export const presaleProofs = {
  bought: proof(
    'Bought',
    (event, order) => ofCaller(event, order) && sumOf(event, 'paid') === order.call.value,
    (event) => ({ shares: String(sumOf(event, 'shares')), paid: String(sumOf(event, 'paid')) }),
  ),
  left: proof('Left', ofCaller, (event) => ({ paid: String(sumOf(event, 'paid')) })),
  refunded: proof('Refunded', ofCaller, (event) => ({ refund: String(sumOf(event, 'amount')) })),
  claimed: proof('LPClaimed', ofCaller, (event) => ({ lp: String(sumOf(event, 'amount')) })),
  launched: proof(
    'Ended',
    (event, order) => ofContract(event, order) && event.args['success'] === true,
    (event) => ({
      raised: String(sumOf(event, 'raised')),
      lpMinted: String(sumOf(event, 'lpMinted')),
    }),
  ),
  failed: proof(
    'Ended',
    (event, order) => ofContract(event, order) && event.args['success'] === false,
  ),
  changed: proof('ConfigSet', ofContract),
  reclaimed: proof('TokensReclaimed', ofContract, (event) => ({
    tokens: String(sumOf(event, 'amount')),
  })),
} as const;
