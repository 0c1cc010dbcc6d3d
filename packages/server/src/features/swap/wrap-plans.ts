import { wtrx } from '@vellum/contracts/coins';
import type { HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan, OrderProof } from '../../orders/order-plan.ts';
import { requireHolding } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { SwapParts } from './swap-parts.ts';

type Amount = Readonly<{ amount: bigint }>;

/** TRX into WTRX, one for one. */
export const wrapPlan = (parts: SwapParts): OrderPlan<Amount> => ({
  kind: 'swap.wrap',
  async prepare({ address, body: { amount } }) {
    if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
    await requireHolding(parts, address, null, amount);
    return {
      quote: { amount: String(amount) },
      call: { contract: parts.contracts.wtrx, ...wtrx.wrap(amount) },
    };
  },
  refusal: wtrx.refusal,
  proof: wtrxProof('Deposit', 'to', (order) => String(order.call.value)),
});

/** WTRX into TRX, one for one. */
export const unwrapPlan = (parts: SwapParts): OrderPlan<Amount> => ({
  kind: 'swap.unwrap',
  async prepare({ address, body: { amount } }) {
    if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
    const { wtrx: contract } = parts.contracts;
    await requireHolding(parts, address, contract, amount);
    return {
      quote: { amount: String(amount) },
      call: { contract, ...wtrx.unwrap(amount) },
    };
  },
  refusal: wtrx.refusal,
  proof: wtrxProof('Withdrawal', 'from', (order) => String(order.call.params[0]?.value)),
});

function wtrxProof(
  event: 'Deposit' | 'Withdrawal',
  who: 'to' | 'from',
  asked: (order: Parameters<OrderProof['concerns']>[1]) => string,
): OrderProof {
  return {
    source: 'wtrx',
    event,
    concerns: ({ args }, order) =>
      base58Of(args[who] as HexAddress) === order.address &&
      String(args['amount']) === asked(order),
    result: ({ args }) => ({ amount: String(args['amount']) }),
  };
}
