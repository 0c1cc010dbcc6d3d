import type { Address } from '@vellum/tron/address';
import { asOf } from '../../indexer/chain-position.ts';
import { type Page, pageOf, readPage, rowsAsked } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { cardContext } from './card-context.ts';
import { shownCard } from './card-shape.ts';
import { isListed } from './card-state.ts';
import type { CollectionParts } from './collection.ts';
import type {
  ListingFilter,
  ListingPage,
  ListingRow,
  ListingSort,
  ListingStore,
} from './listing-store.ts';
import type { SaleStore, TradeSide } from './sale-store.ts';

export type MarketParts = CollectionParts & Readonly<{ listings: ListingStore; sales: SaleStore }>;

type Question = Omit<ListingFilter, 'levels'> &
  Page &
  Readonly<{
    level?: number | undefined;
    levels?: number[] | undefined;
    sort?: ListingSort | undefined;
  }>;

/** Cards for sale by their holders. */
export async function listingPage(parts: Pick<MarketParts, 'listings'>, question: Question) {
  const { pageNo, pageSize, sort = 'price', level, levels, ...rest } = question;
  const filter = { ...rest, levels: level === undefined ? levels : [level] };
  const { offset, limit } = rowsAsked({ pageNo, pageSize });
  const [page, total] = await Promise.all([
    parts.listings.page(filter, sort, { offset, limit: limit + 1 }),
    parts.listings.total(filter),
  ]);
  const { head, solid, rows } = page ?? beforeFirstBlock;
  const found = pageOf(rows, { pageNo, pageSize });
  const list = found.list.map((row) => ({ ...shownListing(row), final: row.block <= solid }));
  return { ...found, list, total, asOf: { head, solid } };
}

const beforeFirstBlock: ListingPage = { head: 0, solid: 0, rows: [] };

const shownListing = (row: ListingRow) => ({
  listingId: String(row.token_id),
  tokenId: String(row.token_id),
  level: row.level,
  serial: Number(row.serial),
  price: String(row.price),
  seller: row.owner,
  since: Number(row.listed_at),
});

export async function listingDetail(parts: CollectionParts, listingId: bigint) {
  const context = await cardContext(parts);
  const row = await parts.store.find(listingId);
  if (row === undefined || !isListed(row, context.position.chainTime)) {
    throw new Refusal({ code: 'NOT_FOUND' });
  }
  const { final: _final, ...card } = shownCard(row, undefined, context);
  return { ...shownListing(row as ListingRow), card };
}

/** What an address sold and bought on the market, newest first. */
export async function tradePage(
  { sales, position }: MarketParts,
  address: Address,
  { side, ...page }: Page & Readonly<{ side?: TradeSide | undefined }>,
) {
  const at = await position();
  const found = await readPage(page, (rows) => sales.tradesOf(address, side, rows));
  const list = found.list.map((row) => ({
    tokenId: String(row.token_id),
    level: row.level,
    serial: Number(row.token_id & 0xffff_ffff_ffff_ffffn),
    side: row.side,
    price: String(row.price ?? 0n),
    fee: String(row.fee ?? 0n),
    other: (row.side === 'sold' ? row.to_address : row.from_address) as Address,
    at: Number(row.at),
    txid: row.txid,
    final: row.block <= at.solid,
  }));
  return { ...found, list, asOf: asOf(at) };
}
