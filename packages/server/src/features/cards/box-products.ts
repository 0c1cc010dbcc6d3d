import type { cards } from '@vellum/api/cards/cards';
import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { Address } from '@vellum/tron/address';
import type { OrderPlan } from '../../orders/order-plan.ts';

export type Product = Omit<ReplyOf<typeof cards.listProducts>['list'][number], 'final'>;
export type ProductDetail = ReplyOf<typeof cards.getProduct>;
export type ProductStatus = Product['status'];

/** What the shop needs of box series; the feature of blind boxes has it. Ids by `boxProductId`. */
export type BoxProducts = Readonly<{
  /** In the order of their series, newest first. */
  page(
    filter: Readonly<{ status?: ProductStatus | undefined; offset: number; limit: number }>,
  ): Promise<readonly (Product & Readonly<{ block: number }>)[]>;
  get(seriesId: bigint): Promise<ProductDetail | null>;
  /** The plan behind `blind-boxes.buy`; `total` in its quote is the whole sum in sun. */
  purchase: OrderPlan<Readonly<{ seriesId: bigint; quantity: number }>>;
  ownedBy(address: Address): Promise<number>;
  /** How many boxes of all open series together the address may still buy. */
  limitLeft(address: Address): Promise<number>;
}>;
