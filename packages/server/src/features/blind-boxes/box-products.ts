import { boxProductId } from '@vellum/api/order-kinds/product-id';
import { blindBox } from '@vellum/contracts/blind-boxes';
import type { Address } from '@vellum/tron/address';
import { toHexAddress } from '@vellum/tron/address';
import { oddsOf } from './box-odds.ts';
import type { BoxParts } from './box-parts.ts';
import type { BoxPlans } from './box-plans.ts';
import { lastBlock, tiersOf } from './series-shape.ts';
import type { BoxStatus, Rows, SeriesView } from './series-store.ts';

/** More series than this are never on sale at once. */
const OPEN_AT_ONCE = 50;

/** Series of boxes as products of the shop, beside the cards. */
export function boxProducts(parts: BoxParts, { buy }: BoxPlans) {
  return {
    /** The newest first. */
    async page({ status, ...rows }: Rows & Readonly<{ status?: BoxStatus | undefined }>) {
      const found = await parts.series.list({ status, ...rows }, await parts.ready());
      return found.map((view) => ({ ...productOf(view), block: Number(lastBlock(view)) }));
    },
    async get(seriesId: bigint) {
      const view = await parts.series.find(seriesId, await parts.ready());
      return view && detailOf(parts, view);
    },
    purchase: buy,
    ownedBy: (address: Address) => parts.boxes.countBought(address),
    /** Of all series on sale together. */
    async limitLeft(address: Address): Promise<number> {
      const rows = { offset: 0, limit: OPEN_AT_ONCE };
      const open = await parts.series.list({ phase: 'onSale', ...rows }, await parts.ready());
      const left = open.map((view) => leftFor(parts, view, address));
      return (await Promise.all(left)).reduce((sum, one) => sum + one, 0);
    },
  };
}

const productOf = (view: SeriesView) => ({
  productId: boxProductId(view.series),
  type: 'box' as const,
  level: 0,
  levelStr: '',
  price: { coin: null, symbol: 'TRX', amount: `${view.price}` },
  remainSupply: view.total - view.sold,
  total: view.total,
  status: view.status,
  startAt: Number(view.start_at),
  endAt: Number(view.end_at),
  image: null,
});

async function detailOf({ boxes, chain }: BoxParts, view: SeriesView) {
  const tiers = tiersOf(view);
  let end = 0;
  const ends = tiers.map(({ count }) => {
    end += count;
    return end;
  });
  const taken = await boxes.openedByTier(view.series, ends);
  return {
    ...productOf(view),
    pledgeTime: 0,
    odds: tiers.map((tier, place) => ({
      prize: { coin: view.prize_coin, symbol: view.coin_symbol, amount: `${tier.amount}` },
      chance: oddsOf(tier, view.total),
      left: tier.count - (taken[place] ?? 0),
    })),
    firstPayment: null,
    limit: view.buyer_limit,
    contract: chain.contract,
  };
}

async function leftFor({ chain }: BoxParts, view: SeriesView, address: Address): Promise<number> {
  const bought = await chain.need(blindBox.boughtBy(view.series, toHexAddress(address)));
  return Math.min(view.buyer_limit - Number(bought), view.total - view.sold);
}
