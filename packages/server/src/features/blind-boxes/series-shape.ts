import { boxProductId } from '@vellum/api/order-kinds/product-id';
import { expectedPrize, oddsOf, refundOf, type Tier } from './box-odds.ts';
import { drawnTiers } from './drawn-tiers.ts';
import { HASH_BLOCKS, type SeriesView } from './series-store.ts';

type Tiers = Pick<SeriesView, 'tiers'>;

export const tiersOf = ({ tiers }: Tiers): Tier[] =>
  tiers.map(([count, amount]) => ({ count, amount: BigInt(amount) }));

/** A series as it goes over the wire. */
export function shownSeries(view: SeriesView) {
  const { total, sold, opened, refunded } = view;
  const tiers = tiersOf(view);
  return {
    ...{ total, sold, opened, refunded, phase: view.phase, status: view.status },
    seriesId: `${view.series}`,
    productId: boxProductId(view.series),
    operator: view.operator,
    price: `${view.price}`,
    prizeCoin: {
      address: view.prize_coin,
      symbol: view.coin_symbol,
      decimals: view.coin_decimals,
    },
    limit: view.buyer_limit,
    startAt: Number(view.start_at),
    endAt: Number(view.end_at),
    tiers: shownTiers(view, tiers),
    expectedPrize: `${expectedPrize(tiers, total)}`,
    escrow: `${view.escrow}`,
    bond: `${view.bond}`,
    fee: view.fee_bps,
    ...shownTimes(view),
    refund: view.phase === 'void' ? `${refundOf(view)}` : null,
    prizesBurned: view.prizes_burned,
  };
}

function shownTiers({ seed, sold, total }: SeriesView, tiers: readonly Tier[]) {
  const drawn = seed === null ? null : drawnTiers({ seed, sold, total, tiers });
  return tiers.map((tier, place) => ({
    count: tier.count,
    amount: `${tier.amount}`,
    odds: oddsOf(tier, total),
    drawn: drawn?.[place] ?? null,
  }));
}

function shownTimes({ reveal_block, captured_at, revealed_at, reveal_time }: SeriesView) {
  return {
    revealBlock: numberOf(reveal_block),
    captureUntilBlock: reveal_block === null ? null : Number(reveal_block) + HASH_BLOCKS,
    capturedAt: numberOf(captured_at),
    revealBy: revealBy({ captured_at, reveal_time }),
    revealedAt: numberOf(revealed_at),
  };
}

/** Until when the secret must be public; null before the capture. */
export const revealBy = ({
  captured_at,
  reveal_time,
}: Pick<SeriesView, 'captured_at' | 'reveal_time'>): number | null =>
  captured_at === null ? null : Number(captured_at + reveal_time);

/** The transactions that brought a series where it is. */
export function shownSteps(view: SeriesView) {
  const { created_txid: txid, created_block, created_at } = view;
  return {
    created: { txid, block: Number(created_block), at: Number(created_at) },
    closed: step(view.closed_txid, view.closed_block, view.closed_at),
    captured: step(view.captured_txid, view.captured_block, view.captured_at),
    revealed: step(view.revealed_txid, view.revealed_block, view.revealed_at),
  };
}

const step = (txid: string | null, block: bigint | null, at: bigint | null) =>
  txid === null ? null : { txid, block: Number(block), at: Number(at) };

/** The newest block that changed the series. */
export const lastBlock = (view: SeriesView): bigint =>
  view.revealed_block ?? view.captured_block ?? view.closed_block ?? view.created_block;

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));
