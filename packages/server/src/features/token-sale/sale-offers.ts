import { priceOfPart } from '@vellum/api/otc/otc-offer';
import type { Address } from '@vellum/tron/address';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { SaleOffer, SaleParts } from './sale-parts.ts';

/** What the project offers now, the cheapest first. Refuses another coin than the one it sells. */
export async function saleOffers<Offer extends SaleOffer>(
  { desk, seller, token }: SaleParts<Offer>,
  tokenAddress: Address,
): Promise<readonly Offer[]> {
  if (tokenAddress !== token) throw new Refusal({ code: 'NOT_FOUND' });
  if (seller === null) return [];
  const { chainTime } = await desk.position();
  return (await desk.open(seller, token, chainTime)).toSorted(byPrice);
}

/** Those in TRX first, since sums of different coins cannot be compared; then the lower price. */
function byPrice(a: SaleOffer, b: SaleOffer): number {
  if (a.want !== b.want) return (a.want ?? '') < (b.want ?? '') ? -1 : 1;
  const difference = a.want_amount * b.amount - b.want_amount * a.amount;
  if (difference === 0n) return Number(a.id - b.id);
  return difference < 0n ? -1 : 1;
}

/** Offers that the address may take: those for everyone, and those made for it. */
export const offersFor = <Offer extends SaleOffer>(
  offers: readonly Offer[],
  address: Address | null,
): readonly Offer[] =>
  offers.filter(({ only_taker }) => only_taker === null || only_taker === address);

export const leftOf = (offers: readonly SaleOffer[]): bigint =>
  offers.reduce((sum, { remaining }) => sum + remaining, 0n);

/** What a whole coin costs, rounded up. */
export const priceOfWhole = ({ amount, want_amount }: SaleOffer, decimals: number): bigint =>
  priceOfPart({ amount, wantAmount: want_amount }, 10n ** BigInt(decimals));
