import { type BoxState, blindBox } from '@vellum/contracts/blind-boxes';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { requireTrx } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { BoxChain } from './box-chain.ts';
import { tryBoxCall } from './box-trial.ts';

export type BoxPurchase = Readonly<{ seriesId: bigint; quantity: number }>;

/** Boxes of a series that is on sale, for exactly their price. */
export function boxPurchasePlan(chain: BoxChain): OrderPlan<BoxPurchase> {
  return {
    kind: 'blind-boxes.buy',
    async prepare({ address, body: { seriesId, quantity } }) {
      const { price } = await checkSale(chain, { address, seriesId, quantity });
      const call = blindBox.buy(seriesId, BigInt(quantity), price);
      await requireTrx(chain.account, address, call.value);
      const trial = { sender: address, call };
      await tryBoxCall(chain, trial, {}, { code: 'NOT_ON_SALE' });
      return {
        quote: {
          seriesId: `${seriesId}`,
          quantity: `${quantity}`,
          price: `${price}`,
          total: `${call.value}`,
        },
        call: { contract: chain.contract, ...call },
      };
    },
    refusal: blindBox.refusal,
    proof: {
      source: 'blindBox',
      event: 'BoxBought',
      concerns: ({ args }, { address, call }) =>
        base58Of(args['user'] as HexAddress) === address &&
        String(args['series']) === call.params[0]?.value,
      result: ({ args }) => ({ seriesId: `${args['series']}`, boxId: `${args['boxId']}` }),
    },
  };
}

/** Why nothing is sold in a state other than on sale. */
const closedStates: Readonly<Partial<Record<BoxState, 'SOON_TO_OPEN' | 'SOLD_OUT'>>> = {
  preparing: 'SOON_TO_OPEN',
  'sold-out': 'SOLD_OUT',
};

async function checkSale(
  chain: BoxChain,
  { address, seriesId, quantity }: BoxPurchase & Readonly<{ address: Address }>,
) {
  const series = await chain.ask(blindBox.series(seriesId));
  if (series === null) throw new Refusal({ code: 'NOT_FOUND' });
  const [state, bought] = await Promise.all([
    chain.need(blindBox.state(seriesId)),
    chain.need(blindBox.boughtBy(seriesId, toHexAddress(address))),
  ]);
  const isSoldOut = series.sold === series.total;
  if (state !== 'on-sale') {
    throw new Refusal({ code: closedStates[state] ?? (isSoldOut ? 'SOLD_OUT' : 'NOT_ON_SALE') });
  }
  const allowed = series.limit - bought;
  if (BigInt(quantity) > allowed) {
    throw new Refusal({ code: 'EXCEEDS_MAX_PURCHASE', params: { max: `${allowed}` } });
  }
  const left = series.total - series.sold;
  if (BigInt(quantity) > left) {
    throw new Refusal({ code: 'REMAINING_INSUFFICIENT', params: { left: `${left}` } });
  }
  return series;
}
