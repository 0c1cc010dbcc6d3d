import { trade } from '@vellum/contracts/trade';
import { equalBytes } from '@vellum/tron/bytes';
import { sumOf } from '../../indexer/events/event-values.ts';
import { ofCaller, ofContract, proofOf } from '../../launches/proof-of.ts';

const proof = proofOf('trade');

const METHOD = 4;
const asksFor = (asked: Readonly<{ data: Uint8Array }>, call: Readonly<{ data: Uint8Array }>) =>
  equalBytes(asked.data.slice(0, METHOD), call.data.slice(0, METHOD));

/** How each call to a trade shows on the chain. */
export const tradeProofs = {
  bought: proof(
    'TradeBought',
    (event, order) => ofCaller(event, order) && sumOf(event, 'paid') === order.call.value,
    (event) => ({ count: String(sumOf(event, 'num')), paid: String(sumOf(event, 'paid')) }),
  ),
  unlocked: proof('TradeUnlocked', ofCaller, (event) => ({
    tokens: String(sumOf(event, 'tokens')),
  })),
  refunded: proof('TradeRefunded', ofCaller, (event) => ({ refund: String(sumOf(event, 'paid')) })),
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
