import { cardProductId, productOf } from '@vellum/api/order-kinds/product-id';
import type { Address } from '@vellum/tron/address';
import { asOf } from '../../indexer/chain-position.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { BoxProducts, Product, ProductDetail, ProductStatus } from './box-products.ts';
import { statusOfLevel } from './card-state.ts';
import type { KnownLevel } from './level-facts.ts';
import { firstOf, type LevelParts } from './level-list.ts';

export type ShopParts = Pick<LevelParts, 'position' | 'levels' | 'prices'> &
  Readonly<{
    boxes: BoxProducts;
    contract: Address;
    isActive(address: Address): Promise<boolean>;
    teamLevel(address: Address): Promise<number>;
    balances(address: Address): Promise<readonly BalanceShown[]>;
  }>;

type BalanceShown = Readonly<{ coin: Address | null; symbol: string; amount: string }>;

type Question = Page &
  Readonly<{
    type?: 'card' | 'box' | undefined;
    level?: number | undefined;
    status?: ProductStatus | undefined;
  }>;

/** Levels of cards first, then series of boxes. */
export async function productPage(parts: ShopParts, { type, level, status, ...page }: Question) {
  const position = await parts.position();
  const ofCards = type === 'box' ? [] : await cardProducts(parts, position.headId);
  const cards = ofCards.filter(
    (one) => (level ?? one.level) === one.level && (status ?? one.status) === one.status,
  );
  const withBoxes = type !== 'card' && level === undefined;
  const found = await readPage<Product & { block?: number }>(page, async ({ offset, limit }) => {
    const first = cards.slice(offset, offset + limit);
    if (!withBoxes || first.length === limit) return first;
    const skip = Math.max(0, offset - cards.length);
    const rest = await parts.boxes.page({ status, offset: skip, limit: limit - first.length });
    return [...first, ...rest];
  });
  const list = found.list.map(({ block = 0, ...product }) => ({
    ...product,
    final: block <= position.solid,
  }));
  return { ...found, list, asOf: asOf(position) };
}

async function cardProducts(parts: ShopParts, headId: string): Promise<Product[]> {
  const levels = await parts.levels();
  const prices = await parts.prices(levels, headId);
  return levels.map((level) => productOfLevel(level, prices.get(level.level) ?? null));
}

export const productOfLevel = (level: KnownLevel, price: bigint | null): Product => ({
  productId: cardProductId(level.level),
  type: 'card',
  level: level.level,
  levelStr: level.name,
  price: price === null ? null : { coin: null, symbol: 'TRX', amount: String(price) },
  remainSupply: Number(level.remain),
  total: Number(level.remain + level.minted + level.allotment_left + level.reserved),
  status: statusOfLevel(level),
  startAt: null,
  endAt: null,
  image: null,
});

export async function productDetail(parts: ShopParts, productId: string): Promise<ProductDetail> {
  const product = productOf(productId);
  const found =
    product?.type === 'box'
      ? await parts.boxes.get(product.seriesId)
      : await cardDetail(parts, product?.level);
  if (found === null) throw new Refusal({ code: 'NOT_FOUND' });
  return found;
}

async function cardDetail(
  { position, levels, prices, contract }: ShopParts,
  wanted: number | undefined,
): Promise<ProductDetail | null> {
  const level = (await levels()).find((one) => one.level === wanted);
  if (level === undefined) return null;
  const { headId } = await position();
  const price = (await prices([level], headId)).get(level.level) ?? null;
  const inTwo = price !== null && level.reserve_window > 0n;
  return {
    ...productOfLevel(level, price),
    pledgeTime: Number(level.pledgeTime),
    odds: [],
    firstPayment: inTwo ? String(firstOf(price, level.first_bps)) : null,
    // One transaction mints one card.
    limit: 1,
    contract,
  };
}

/** What an address may buy. */
export async function eligibility(parts: ShopParts, address: Address) {
  const [activated, level, boxesOwned, purchaseLimitLeft, balances] = await Promise.all([
    parts.isActive(address),
    parts.teamLevel(address),
    parts.boxes.ownedBy(address),
    parts.boxes.limitLeft(address),
    parts.balances(address),
  ]);
  return { activated, level, boxesOwned, purchaseLimitLeft, balances: [...balances] };
}
