import { smallestPart } from '@vellum/api/otc/otc-offer';
import type { Address } from '@vellum/tron/address';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { leftOf, offersFor, priceOfWhole, saleOffers } from './sale-offers.ts';
import type { SaleOffer, SaleParts } from './sale-parts.ts';

/** Price and limits as they are for whoever asks: of the cheapest offer that they may take, else of any. */
export async function saleRules(parts: SaleParts, tokenAddress: Address, asker: Address | null) {
  const offers = await saleOffers(parts, tokenAddress);
  const { symbol, decimals } = await parts.desk.coin(tokenAddress);
  const mine = offersFor(offers, asker)[0];
  const shown = mine ?? offers[0];
  return {
    price: await money(parts, shown?.want ?? null, shown ? priceOfWhole(shown, decimals ?? 0) : 0n),
    min: String(shown ? smallest(shown) : 0n),
    max: String(shown?.remaining ?? 0n),
    left: String(leftOf(offers)),
    whitelistOnly: offers.length > 0 && offers.every(({ only_taker }) => only_taker !== null),
    open: offers.length > 0,
    symbol,
    decimals,
    seller: parts.seller,
    offer: mine === undefined ? null : offerOf(mine),
  };
}

const smallest = ({ amount, remaining, whole_only }: SaleOffer) =>
  smallestPart({ amount, left: remaining, wholeOnly: whole_only });

const offerOf = (offer: SaleOffer) => ({
  offerId: String(offer.id),
  amount: String(offer.amount),
  left: String(offer.remaining),
  wantAmount: String(offer.want_amount),
  smallest: String(smallest(offer)),
  expires: Number(offer.expires),
});

/** What the address bought, and what it may still buy. */
export async function ownSale(parts: SaleParts, address: Address, tokenAddress: Address) {
  const offers = offersFor(await saleOffers(parts, tokenAddress), address);
  const { seller, token, desk } = parts;
  const bought =
    seller === null ? 0n : await desk.taken({ maker: seller, taker: address, sell: token });
  return { bought: String(bought), allowed: offers.length > 0, left: String(leftOf(offers)) };
}

export async function purchasePage(parts: SaleParts, address: Address, page: Page) {
  const { desk, seller } = parts;
  const { head, solid } = await desk.position();
  const found = await readPage(page, async (rows) =>
    seller === null ? [] : desk.fills({ maker: seller, taker: address }, rows),
  );
  const list = found.list.map(async (fill) => ({
    tokenAddress: fill.sell,
    amount: String(fill.amount),
    paid: await money(parts, fill.want, fill.paid),
    at: Number(fill.at),
    txid: fill.txid,
    final: fill.block <= solid,
  }));
  return { ...found, list: await Promise.all(list), asOf: { head, solid } };
}

export async function money({ desk }: SaleParts, coin: Address | null, amount: bigint) {
  const { symbol } = await desk.coin(coin);
  return { coin, symbol: symbol ?? '', amount: String(amount) };
}
