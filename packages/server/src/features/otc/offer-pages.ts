import { smallestPart } from '@vellum/api/otc/otc-offer';
import type { OfferOrder } from '@vellum/api/wire/choice-lists';
import { asOf } from '../../indexer/chain-position.ts';
import { type Page, type Rows, readPage } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type OfferRow, offerStateOf, termsOf } from './offer-row.ts';
import { type Around, aroundOffers } from './offer-sides.ts';
import type { OtcParts } from './otc-parts.ts';
import type { FillFilter, OfferFilter } from './otc-store.ts';

type Position = Awaited<ReturnType<OtcParts['position']>>;

/** Pairs whose pools are read to order offers by them; offers of more are listed as those without a pool are. */
const MOST_PAIRS = 200;
const MOST_COINS = 50;

export async function offerPage(
  parts: OtcParts,
  { pageNo, pageSize, order, ...filter }: Page & OfferFilter & Readonly<{ order: OfferOrder }>,
) {
  const position = await parts.position();
  const { headId, solid, chainTime } = position;
  const [found, total] = await Promise.all([
    readPage({ pageNo, pageSize }, (asked) =>
      order === 'cheapest'
        ? cheapest(parts, filter, position, asked)
        : parts.store.page(filter, order, chainTime, asked),
    ),
    parts.store.count(filter, chainTime),
  ]);
  const around = await aroundOffers(parts, found.list, headId);
  const list = found.list.map((row) => ({
    ...shownOffer(row, chainTime, around(row)),
    final: row.block <= solid,
  }));
  return { ...found, list, total, asOf: asOf(position) };
}

/** All offers of a pair are held against the same pool, so that each is read once and SQL does the rest. */
async function cheapest(
  { store, pool }: OtcParts,
  filter: OfferFilter,
  { chainTime, headId }: Position,
  asked: Rows,
): Promise<OfferRow[]> {
  const pairs = await store.pairs(filter, chainTime, MOST_PAIRS);
  const found = await Promise.all(
    pairs.map(async (pair) => ({ pair, sides: await pool(headId, pair) })),
  );
  const pools = found.flatMap(({ pair, sides }) => (sides === null ? [] : [{ pair, sides }]));
  return store.pageByPool(filter, pools, chainTime, asked);
}

export async function offerDetail(parts: OtcParts, id: bigint) {
  const [row, position] = await Promise.all([parts.store.find(id), parts.position()]);
  if (row === null) throw new Refusal({ code: 'NOT_FOUND' });
  const [sell, want, pool, record] = await Promise.all([
    parts.coin(row.sell),
    parts.coin(row.want),
    parts.pool(position.headId, row),
    parts.store.makerRecord(row.maker),
  ]);
  return {
    ...shownOffer(row, position.chainTime, { sell, want, pool }),
    makerOffers: Number(record.offers),
    makerFills: Number(record.fills),
    makerCancelled: Number(record.cancelled),
    asOf: asOf(position),
  };
}

function shownOffer(row: OfferRow, chainTime: number, { sell, want, pool }: Around) {
  const terms = termsOf(row);
  return {
    offerId: String(row.id),
    maker: row.maker,
    sell,
    amount: String(row.amount),
    left: String(terms.left),
    want,
    wantAmount: String(row.want_amount),
    onlyTaker: row.only_taker,
    wholeOnly: row.whole_only,
    smallest: String(smallestPart(terms)),
    expires: Number(row.expires),
    state: offerStateOf(row, chainTime),
    fills: row.fills,
    paid: String(row.paid),
    pool: pool && { sell: String(pool.sell), want: String(pool.want) },
    madeAt: Number(row.made_at),
    txid: row.txid,
  };
}

export async function offeredCoins({ store, coin, position }: OtcParts) {
  const at = await position();
  const rows = await store.coins(at.chainTime, MOST_COINS);
  const list = rows.map(async ({ coin: address, offers }) => ({
    ...(await coin(address)),
    offers: Number(offers),
  }));
  return { list: await Promise.all(list), asOf: asOf(at) };
}

export async function fillPage(
  { store, coin, position }: OtcParts,
  { pageNo, pageSize, ...of }: Page & FillFilter,
) {
  const at = await position();
  const found = await readPage({ pageNo, pageSize }, (rows) => store.fills(of, rows));
  const list = found.list.map(async (row) => ({
    offerId: String(row.offer),
    maker: row.maker,
    taker: row.taker,
    sell: await coin(row.sell),
    amount: String(row.amount),
    want: await coin(row.want),
    paid: String(row.paid),
    at: Number(row.at),
    txid: row.txid,
    final: row.block <= at.solid,
  }));
  return { ...found, list: await Promise.all(list), asOf: asOf(at) };
}
