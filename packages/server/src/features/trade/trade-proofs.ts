import { trade } from '@vellum/contracts/trade';
import { equalBytes } from '@vellum/tron/bytes';
import { sumOf, whoOf } from '../../launches/event-values.ts';
import type { OrderProof } from '../../orders/order-plan.ts';

type Concerns = OrderProof['concerns'];

/** Of the trade that was called, and of who called it. */
const own: Concerns = (event, { address, call }) =>
  event.contract === call.contract && whoOf(event, 'user') === address;

const ofContract: Concerns = (event, { call }) => event.contract === call.contract;

const proof = (event: string, concerns: Concerns, result?: OrderProof['result']): OrderProof => ({
  source: 'trade',
  event,
  concerns,
  ...(result && { result }),
});

const METHOD = 4;
const asksFor = (asked: Readonly<{ data: Uint8Array }>, call: Readonly<{ data: Uint8Array }>) =>
  equalBytes(asked.data.slice(0, METHOD), call.data.slice(0, METHOD));

/** How each call to a trade shows on the chain. */
export const tradeProofs = {
  bought: proof(
    'TradeBought',
    (event, order) => own(event, order) && sumOf(event, 'paid') === order.call.value,
    (event) => ({ count: String(sumOf(event, 'num')), paid: String(sumOf(event, 'paid')) }),
  ),
  unlocked: proof('TradeUnlocked', own, (event) => ({ tokens: String(sumOf(event, 'tokens')) })),
  refunded: proof('TradeRefunded', own, (event) => ({ refund: String(sumOf(event, 'paid')) })),
  withdrawn: proof('ProceedsWithdrawn', ofContract, (event) => ({
    proceeds: String(sumOf(event, 'amount')),
    fee: String(sumOf(event, 'fee')),
  })),
  // Taking the proceeds burns too, and is shown by the proceeds.
  burned: proof(
    'UnsoldBurned',
    (event, order) => ofContract(event, order) && asksFor(order.call, trade.burnUnsold()),
    (event) => ({ burned: String(sumOf(event, 'tokens')) }),
  ),
  statusChanged: proof('StatusChanged', ofContract),
  allowed: proof('CanTradeSet', ofContract),
  changed: proof('ConfigSet', ofContract),
} as const;
