import type { Address } from '@vellum/tron/address';
import type { OrderPlan, OrderProof, Prepared } from '../../orders/order-plan.ts';
import type { Rows } from '../../platform/http/read-page.ts';

/** An offer of the desk, as far as the sale looks at it. */
export type SaleOffer = Readonly<{
  id: bigint;
  amount: bigint;
  remaining: bigint;
  want: Address | null;
  want_amount: bigint;
  only_taker: Address | null;
  expires: bigint;
  whole_only: boolean;
}>;

export type SaleFill = Readonly<{
  sell: Address;
  amount: bigint;
  want: Address | null;
  paid: bigint;
  at: bigint;
  txid: string;
  block: number;
}>;

/** What the sale needs of the desk on which it stands. */
export type SaleDesk<Offer extends SaleOffer> = Readonly<{
  position(): Promise<Readonly<{ head: number; solid: number; chainTime: number }>>;
  /** Open offers of the seller for the coin, at the chain's time. */
  open(seller: Address, coin: Address, now: number): Promise<readonly Offer[]>;
  taken(of: Readonly<{ maker: Address; taker: Address; sell: Address }>): Promise<bigint>;
  fills(of: Readonly<{ maker: Address; taker: Address }>, rows: Rows): Promise<readonly SaleFill[]>;
  coin(coin: Address | null): Promise<Readonly<{ symbol: string | null; decimals: number | null }>>;
  take(
    address: Address,
    offer: Offer,
    part: Readonly<{ amount: bigint; maxPay: bigint | null; closed: 'SALE_CLOSED' }>,
  ): Promise<Prepared>;
  refusal: NonNullable<OrderPlan['refusal']>;
  proof: OrderProof;
}>;

export type SaleParts<Offer extends SaleOffer = SaleOffer> = Readonly<{
  desk: SaleDesk<Offer>;
  /** Null: there is no sale. */
  seller: Address | null;
  /** The coin that is sold. */
  token: Address;
}>;
