import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { boxProductId, cardProductId, productOf } from '@vellum/api/order-kinds/product-id';
import type { Address } from '@vellum/tron/address';
import { beforeFirstBlock, readPosition } from '../../orders/order-position.ts';
import { replyOf } from '../../orders/order-reply.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { listOrders } from '../../orders/order-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Product } from './box-products.ts';
import type { ReservationRow } from './card-rows.ts';
import type { ReservationStore } from './reservation-store.ts';
import { productDetail, type ShopParts } from './shop.ts';

const kinds: readonly OrderKind[] = [
  'cards.buy',
  'cards.first-payment',
  'cards.second-payment',
  'blind-boxes.buy',
];

export type PurchaseParts = ShopParts &
  Readonly<{ database: Database; clock: Clock; reservations: ReservationStore }>;

/** The orders of an address for cards and boxes, each with its product and what became of a reservation. */
export async function purchasePage(parts: PurchaseParts, address: Address, page: Page) {
  const { database, clock, reservations } = parts;
  const position = (await readPosition(database)) ?? beforeFirstBlock;
  const now = clock();
  const moment = { now, solid: position.solid };
  const found = await readPage(page, ({ offset, limit }) =>
    listOrders(database, { address, kinds, offset, limit: limit - 1 }, moment),
  );
  const txids = found.list.flatMap(({ txid }) => txid ?? []);
  const reserved = await reservations.ofTransactions(address, txids);
  const products = await productsOf(parts, found.list.map(productIdOf));
  const time = position.head.timestamp;
  const list = found.list.map((row) => ({
    ...replyOf(row, position, now),
    product: products.get(productIdOf(row)) ?? null,
    reservation: shownReservation(
      reserved.find(({ txid }) => txid === row.txid),
      time,
    ),
  }));
  const { head, solid } = position;
  return { ...found, list, asOf: { head: head.number, solid: solid.number } };
}

/** By what was signed: a level, a series, or the level that a second instalment was quoted for. */
function productIdOf({ call, quote }: OrderRow): string {
  const first = call.params[0]?.value;
  const number = typeof first === 'string' ? first : String(quote['level'] ?? '0');
  const isBox = !/^(Buy|reserve|completeReservation)\(/.test(call.method);
  return isBox ? boxProductId(BigInt(number)) : cardProductId(Number(number));
}

async function productsOf(
  parts: ShopParts,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const wanted = [...new Set(ids)].filter((id) => productOf(id) !== null);
  const found = await Promise.all(
    wanted.map(async (id) => [id, await productDetail(parts, id).catch(noneIfRefused)] as const),
  );
  return new Map(found.flatMap(([id, product]) => (product === null ? [] : [[id, product]])));
}

/** A product that cannot be told of now leaves the order to be shown without it. */
function noneIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

function shownReservation(row: ReservationRow | undefined, now: number) {
  if (row === undefined) return null;
  const isOverdue = row.state === 'running' && row.deadline < BigInt(now);
  return {
    level: row.level,
    first: String(row.first),
    second: String(row.second),
    payBy: Number(row.deadline),
    state: isOverdue ? ('overdue' as const) : row.state,
    tokenId: row.token_id === null ? null : String(row.token_id),
  };
}
