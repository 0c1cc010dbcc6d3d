import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { priceOfPart, smallestPart } from '@vellum/api/otc/otc-offer';
import type { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';

export type DeskOffer = ReplyOf<EndpointAt<typeof paths.otc.list>>['list'][number];

type Wanted = Readonly<{
  /** Null for TRX. */
  pay: Address | null;
  /** What the swap costs and gives, before the network's fee. */
  paid: bigint;
  received: bigint;
  account: Address | null;
}>;

export type DeskWay = Readonly<{ offerId: string; pays: bigint }>;

/** The offer that gives the same amount for the least; null when none gives as much. */
export function cheapestOffer(offers: readonly DeskOffer[], wanted: Wanted): DeskWay | null {
  const ways = offers.flatMap((offer) => {
    const pays = priceIn(offer, wanted);
    return pays === null ? [] : [{ offerId: offer.offerId, pays }];
  });
  return ways.reduce<DeskWay | null>(
    (best, way) => (best === null || way.pays < best.pays ? way : best),
    null,
  );
}

function priceIn(offer: DeskOffer, { pay, received, account }: Wanted): bigint | null {
  const { want, onlyTaker, maker, state } = offer;
  const isMine = maker === account || (onlyTaker !== null && onlyTaker !== account);
  if (state !== 'open' || want.coin !== pay || isMine) return null;
  const terms = {
    amount: BigInt(offer.amount),
    left: BigInt(offer.left),
    wantAmount: BigInt(offer.wantAmount),
    wholeOnly: offer.wholeOnly,
  };
  if (received > terms.left || received < smallestPart(terms)) return null;
  return priceOfPart(terms, received);
}

/** What is saved by another way, its network fee counted where both are in TRX; null when nothing is. */
export function savedBy(way: bigint, swap: bigint, feeMore: bigint): bigint | null {
  const saved = swap - way - feeMore;
  return saved > 0n ? saved : null;
}
