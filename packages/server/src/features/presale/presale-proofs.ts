import { sumOf, whoOf } from '../../launches/event-values.ts';
import type { OrderProof } from '../../orders/order-plan.ts';

type Concerns = OrderProof['concerns'];

/** Of the presale that was called, and of who called it. */
const own: Concerns = (event, { address, call }) =>
  event.contract === call.contract && whoOf(event, 'user') === address;

const ofContract: Concerns = (event, { call }) => event.contract === call.contract;

const proof = (event: string, concerns: Concerns, result?: OrderProof['result']): OrderProof => ({
  source: 'presale',
  event,
  concerns,
  ...(result && { result }),
});

/** How each call to a presale shows on the chain. */
export const presaleProofs = {
  bought: proof(
    'Bought',
    (event, order) => own(event, order) && sumOf(event, 'paid') === order.call.value,
    (event) => ({ shares: String(sumOf(event, 'shares')), paid: String(sumOf(event, 'paid')) }),
  ),
  left: proof('Left', own, (event) => ({ paid: String(sumOf(event, 'paid')) })),
  refunded: proof('Refunded', own, (event) => ({ refund: String(sumOf(event, 'amount')) })),
  claimed: proof('LPClaimed', own, (event) => ({ lp: String(sumOf(event, 'amount')) })),
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
