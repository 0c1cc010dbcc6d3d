import type { ReplyPosition } from '../../indexer/chain-position.ts';
import type { CardEventRow } from './card-rows.ts';
import { statusOfLevel } from './card-state.ts';
import type { KnownLevel, LevelFacts } from './level-facts.ts';
import type { LevelPrices } from './level-prices.ts';
import type { MarketCounts } from './market-counts.ts';
import type { MarketCount, SaleStore } from './sale-store.ts';

export type LevelParts = Readonly<{
  position(): Promise<ReplyPosition>;
  levels: LevelFacts;
  prices: LevelPrices;
  sales: SaleStore;
  market: MarketCounts;
}>;

const WHOLE = 10_000n;

/** The first of two instalments, rounded as the contract rounds it. */
export const firstOf = (price: bigint, bps: number): bigint =>
  (price * BigInt(bps) + WHOLE - 1n) / WHOLE;

/** Every level with what the chain and the market say of it. */
export async function levelList(parts: LevelParts) {
  const position = await parts.position();
  const levels = await parts.levels(position);
  const [prices, market, sales] = await Promise.all([
    parts.prices(levels, position.headId),
    parts.market(position),
    parts.sales.lastSales(levels.map(({ level }) => level)),
  ]);
  const { head, solid } = position;
  const list = levels.map((level) =>
    shownLevel(level, {
      price: prices.get(level.level) ?? null,
      market: market.find((one) => one.level === level.level),
      sales: sales.filter((one) => one.level === level.level && one.price !== null),
    }),
  );
  return { list, asOf: { head, solid } };
}

type Around = Readonly<{
  price: bigint | null;
  market: MarketCount | undefined;
  sales: readonly CardEventRow[];
}>;

const shownLevel = (level: KnownLevel, { price, market, sales }: Around) => ({
  level: level.level,
  levelStr: level.name,
  status: statusOfLevel(level),
  isOpen: level.open,
  price: textOf(price),
  priceU: level.priced_in_u ? String(level.price) : null,
  remainSupply: Number(level.remain),
  minted: Number(level.minted),
  pledged: Number(market?.pledged ?? 0n),
  onSale: Number(market?.on_sale ?? 0n),
  floor: textOf(market?.floor ?? null),
  lastSales: sales.map(shownSale),
  pledgeTime: Number(level.pledgeTime),
  weight: Number(level.weight),
  nextTokenId: String(level.minted + 1n),
  fundAddress: level.fund,
  reservation: level.reserve_window === 0n ? null : reservationOf(level, price),
});

const reservationOf = (level: KnownLevel, price: bigint | null) => ({
  left: Number(level.allotment_left),
  running: Number(level.reserved),
  firstPayment: price === null ? null : String(firstOf(price, level.first_bps)),
  window: Number(level.reserve_window),
});

const shownSale = (row: CardEventRow) => ({
  tokenId: String(row.token_id),
  kind: row.kind === 'sold' ? ('sold' as const) : ('minted' as const),
  price: String(row.price ?? 0n),
  at: Number(row.at),
  txid: row.txid,
});

const textOf = (sum: bigint | null) => (sum === null ? null : String(sum));
