import { priceOf } from '@vellum/api/numbers/price-unit';
import type { TradeState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { SaleParts } from '../../launches/sale-parts.ts';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import {
  type MarketSaleRow,
  type ShownFillRow,
  type TradeStore,
  tradeStore,
} from './trade-store.ts';

export type TradeReads = SaleParts & Readonly<{ trades: TradeStore }>;

export const tradeReads = (parts: SaleParts): TradeReads => ({
  ...parts,
  trades: tradeStore(parts.database),
});

async function saleOf(parts: TradeReads, token: Address, by: Address | null) {
  const { chainTime: now } = await parts.caughtUp();
  const row = await parts.trades.sale(token, { now, by });
  if (row === null) throw new Refusal({ code: 'NOT_FOUND' });
  return row;
}

/** Terms of an internal trade and how far it is. */
export async function tradeDetail(parts: TradeReads, token: Address) {
  const row = await saleOf(parts, token, null);
  return {
    ...shownSale(row),
    insidePrice: String(row.price),
    whitelistOnly: true,
    owner: row.owner,
    delivered: Number(row.delivered),
    refunded: Number(row.refunded),
    withdrawnAt: row.withdrawn_at === null ? null : Number(row.withdrawn_at),
  };
}

/** What an address may do and holds in an internal trade. */
export async function tradeOf(parts: TradeReads, user: Address, token: Address) {
  const row = await saleOf(parts, token, user);
  const paid = row.my_paid ?? 0n;
  const isDue = row.status === 'cancelled' && row.my_settled === null;
  return { ...myPart(row), paid: String(paid), refund: String(isDue ? paid : 0n) };
}

type SaleQuestion = Page & Readonly<{ status?: TradeState | undefined }>;

/** All internal trades. */
export async function salePage(
  parts: TradeReads,
  by: Address | null,
  { status, ...page }: SaleQuestion,
) {
  const { head, solid, chainTime: now } = await parts.caughtUp();
  const found = await readPage(page, (rows) => parts.trades.sales(status, { now, by }, rows));
  const list = found.list.map((row) => ({
    tokenAddress: row.token,
    tokenName: row.token_name,
    tokenSymbol: row.token_symbol,
    image: row.image === '' ? null : row.image,
    ...shownSale(row),
    mine: by === null ? null : myPart(row),
    final: row.block <= solid,
  }));
  return { ...found, list, asOf: { head, solid } };
}

const shownSale = (row: MarketSaleRow) => ({
  tradeAddress: row.trade,
  presaleAddress: row.presale,
  tradeAmount: String(row.price),
  tradeMaxNum: Number(row.max),
  tradeShares: Number(row.shares),
  tokensPerShare: String(row.tokens_per_share),
  status: row.status,
  sold: Number(row.sold),
  left: Number(row.shares - row.sold),
  endTime: row.end_time === null ? null : Number(row.end_time),
  listed: row.listed,
});

const myPart = (row: MarketSaleRow) => ({
  tradeCount: Number(row.my_shares ?? 0n),
  claimed: row.my_settled !== null,
  canTrade: row.my_allowed ?? false,
  listedAt: row.my_listed_at === null ? null : Number(row.my_listed_at),
});

type OfToken = Page & Readonly<{ tokenAddress: Address; user?: Address | undefined }>;

/** Who may trade inside, the newest first. */
export async function allowedPage(parts: TradeReads, { tokenAddress, ...page }: OfToken) {
  const { head, solid } = await parts.position();
  const found = await readPage(page, (rows) => parts.trades.allowed(tokenAddress, rows));
  const list = found.list.map((row) => ({
    user: row.buyer,
    at: Number(row.listed_at ?? 0n),
    bought: Number(row.shares),
    final: row.block <= solid,
  }));
  return { ...found, list, asOf: { head, solid } };
}

/** Trades of a token on its pair and inside, the newest first. */
export async function fillPage(parts: TradeReads, { tokenAddress, user, ...page }: OfToken) {
  const { head, solid } = await parts.caughtUp();
  const found = await readPage(page, (rows) => parts.trades.fills(tokenAddress, user, rows));
  const list = found.list.map((row) => ({
    user: row.trader,
    side: row.side,
    ...pricedFill(row),
    value: String(row.value),
    at: Number(row.at),
    txid: row.txid,
    final: row.block <= solid,
  }));
  return { ...found, list, asOf: { head, solid } };
}

function pricedFill({ tokens, price, shares, tokens_per_share, value }: ShownFillRow) {
  if (tokens !== null) {
    return { market: 'pair' as const, amount: String(tokens), price: String(price ?? 0n) };
  }
  const amount = (shares ?? 0n) * (tokens_per_share ?? 0n);
  return {
    market: 'inside' as const,
    amount: String(amount),
    price: String(priceOf(value, amount)),
  };
}
