import { paymentFor, REPEATED_MINTING_MINUTES } from '@vellum/api/cards/card-price';
import { cards } from '@vellum/contracts/cards';
import { formatAmount } from '@vellum/tron/amount';
import { ContractReverted } from '@vellum/tron/errors';
import { type OrderPlan, type OrderProof, QUOTE_LIFETIME } from '../../../orders/order-plan.ts';
import { requireTrx } from '../../../platform/chain/require-holding.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { statusOfLevel } from '../card-state.ts';
import type { KnownLevel } from '../level-facts.ts';
import { cardProof, type PlanParts, requireEntries } from './plan-parts.ts';

const U_DECIMALS = 6;
const REPEATED_MS = REPEATED_MINTING_MINUTES * 60_000;

/** A card of a level from the first sale. */
export function buyPlan(parts: PlanParts): OrderPlan<Readonly<{ level: number }>> {
  return {
    kind: 'cards.buy',
    async prepare({ address, body }) {
      const now = await requireEntries(parts);
      const level = await levelOnSale(parts, body.level);
      const { price, payment, lifetime } = await priceNow(parts, level);
      await requireSaleRoom(parts, level, 'buying');
      await requireTrx(parts.account, address, payment);
      const last = await parts.store.lastBought(address, body.level);
      const quote = {
        price: String(price),
        payment: String(payment),
        levelStr: level.name,
        lastBoughtAt: last !== null && now - last < REPEATED_MS ? last : null,
      };
      const call = { contract: parts.contract, ...cards.buy(BigInt(level.level), payment) };
      return { quote, call, ...lifetime };
    },
    refusal: cards.refusal,
    proof: boughtProof,
  };
}

export const boughtProof: OrderProof = cardProof(
  'Bought',
  { who: 'user', first: 'level' },
  ({ args }) => ({ tokenId: String(args['tokenId']), price: String(args['price']) }),
);

export async function findLevel({ levels }: PlanParts, wanted: number): Promise<KnownLevel> {
  const level = (await levels()).find(({ level }) => level === wanted);
  if (level === undefined) throw new Refusal({ code: 'NOT_FOUND' });
  return level;
}

export async function levelOnSale(parts: PlanParts, wanted: number): Promise<KnownLevel> {
  const level = await findLevel(parts, wanted);
  switch (statusOfLevel(level)) {
    case 'preparing':
      throw new Refusal({ code: 'SOON_TO_OPEN' });
    case 'ended':
      throw new Refusal({ code: 'NOT_ON_SALE' });
    case 'soldOut':
      throw new Refusal({ code: 'SOLD_OUT' });
    case 'onSale':
      return level;
  }
}

/** The price of a card now, and what to send for it: a price in U may move until it is paid. */
export async function priceNow({ ask, contract }: PlanParts, level: KnownLevel) {
  const price = await ask(contract, cards.priceOf(BigInt(level.level))).catch(withoutPrice);
  return {
    price,
    payment: paymentFor(price, level.priced_in_u),
    lifetime: level.priced_in_u ? { lifetime: QUOTE_LIFETIME } : {},
  };
}

function withoutPrice(error: unknown): never {
  if (error instanceof ContractReverted) throw new Refusal({ code: 'PRICE_UNAVAILABLE' });
  throw error;
}

/** A day's sales at prices in U are bounded by the pool that the price comes from. */
export async function requireSaleRoom(
  { ask, contract }: PlanParts,
  level: KnownLevel,
  use: 'buying' | 'reserving',
): Promise<void> {
  if (!level.priced_in_u) return;
  // A pool that was just made has a price before it has a depth.
  const room = (await ask(contract, cards.saleRoom()).catch(withoutPrice))[use];
  if (level.price > room) {
    throw new Refusal({
      code: 'SALE_ROOM_SPENT',
      params: { room: formatAmount(room, U_DECIMALS, { grouping: true }) },
    });
  }
}
