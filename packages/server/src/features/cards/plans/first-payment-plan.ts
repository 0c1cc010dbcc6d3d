import { paymentFor } from '@vellum/api/cards/card-price';
import { productOf } from '@vellum/api/order-kinds/product-id';
import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import type { OrderPlan, OrderProof, Prepared } from '../../../orders/order-plan.ts';
import { requireTrx } from '../../../platform/chain/require-holding.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { BoxProducts } from '../box-products.ts';
import { firstOf } from '../level-list.ts';
import { boughtProof, findLevel, levelOnSale, priceNow, requireSaleRoom } from './buy-plan.ts';
import { cardProof, type PlanParts, requireEntries } from './plan-parts.ts';

type Body = Readonly<{
  productId: string;
  quantity: number;
  instalments?: '1' | '2' | undefined;
}>;

/** A product of the shop: a card at once or in two instalments, or boxes. */
export function firstPaymentPlan(parts: PlanParts, boxes: BoxProducts): OrderPlan<Body> {
  return {
    kind: 'cards.first-payment',
    prepare({ address, body }) {
      const product = productOf(body.productId);
      if (product === null) throw new Refusal({ code: 'NOT_FOUND' });
      if (product.type === 'box') return buyBoxes(boxes, address, product.seriesId, body);
      if (body.quantity > 1) {
        throw new Refusal({ code: 'EXCEEDS_MAX_PURCHASE', params: { max: '1' } });
      }
      return body.instalments === '2'
        ? reserve(parts, address, product.level)
        : buyAtOnce(parts, address, product.level);
    },
    refusal: (output) => {
      const revert = cards.refusal(output);
      return revert.kind === 'unknown' ? (boxes.purchase.refusal?.(output) ?? revert) : revert;
    },
    proof: {
      ...ofCall('Buy', boughtProof),
      or: { ...ofCall('reserve', reservedProof), or: ofCall('buyBox', boxes.purchase.proof) },
    },
  };
}

/** Levels and series are counted alike: what shows one of the calls must never show another. */
const ofCall = (method: string, proof: OrderProof): OrderProof => ({
  ...proof,
  concerns: (event, order) =>
    order.call.method.startsWith(`${method}(`) && proof.concerns(event, order),
});

const reservedProof: OrderProof = cardProof(
  'Reserved',
  { who: 'user', first: 'level' },
  ({ args }) => ({
    first: String(args['first']),
    second: String(args['second']),
    secondPaymentDue: String((args['deadline'] as bigint) * 1000n),
  }),
);

async function buyAtOnce(parts: PlanParts, address: Address, wanted: number): Promise<Prepared> {
  await requireEntries(parts);
  const level = await levelOnSale(parts, wanted);
  const { price, payment, lifetime } = await priceNow(parts, level);
  await requireSaleRoom(parts, level, 'buying');
  await requireTrx(parts.account, address, payment);
  return {
    quote: { price: String(price), payment: String(payment), quantity: 1, ...atOnce },
    call: { contract: parts.contract, ...cards.buy(BigInt(wanted), payment) },
    ...lifetime,
  };
}

const atOnce = { secondPayment: null, payBy: null } as const;

/** Comes from an allotment of its own, so a level without supply may still be reserved. */
async function reserve(parts: PlanParts, address: Address, wanted: number): Promise<Prepared> {
  const now = await requireEntries(parts);
  const level = await findLevel(parts, wanted);
  if (!level.open) {
    throw new Refusal({ code: level.minted === 0n ? 'SOON_TO_OPEN' : 'NOT_ON_SALE' });
  }
  if ((await parts.reservations.running(address)) !== undefined) {
    throw new Refusal({ code: 'ALREADY_RESERVED' });
  }
  if (level.allotment_left === 0n) {
    throw new Refusal({ code: 'REMAINING_INSUFFICIENT', params: { left: '0' } });
  }
  const { price, lifetime } = await priceNow(parts, level);
  await requireSaleRoom(parts, level, 'reserving');
  const first = firstOf(price, level.first_bps);
  const payment = paymentFor(first, level.priced_in_u);
  await requireTrx(parts.account, address, payment);
  return {
    quote: {
      price: String(first),
      payment: String(payment),
      quantity: 1,
      secondPayment: String(price - first),
      payBy: now + Number(level.reserve_window),
    },
    call: { contract: parts.contract, ...cards.reserve(BigInt(wanted), payment) },
    ...lifetime,
  };
}

async function buyBoxes(
  { purchase }: BoxProducts,
  address: Address,
  seriesId: bigint,
  { quantity, instalments }: Body,
): Promise<Prepared> {
  // Boxes are paid at once.
  if (instalments === '2') throw new Refusal({ code: 'NOT_ON_SALE' });
  const prepared = await purchase.prepare({ address, body: { seriesId, quantity } });
  const price = String(prepared.quote['total'] ?? prepared.call.value);
  const payment = String(prepared.call.value);
  return { ...prepared, quote: { price, payment, quantity, ...atOnce } };
}
