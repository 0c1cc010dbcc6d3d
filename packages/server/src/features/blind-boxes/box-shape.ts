import { boxProductId } from '@vellum/api/order-kinds/product-id';
import type { OwnedBoxState } from '@vellum/api/wire/choice-lists';
import { tierOfPrize } from '@vellum/contracts/box-draw';
import { refundOf } from './box-odds.ts';
import type { BoxRow } from './box-row.ts';
import type { BoxOfMine, SoldBox } from './box-store.ts';
import { revealBy, tiersOf } from './series-shape.ts';
import type { SeriesView } from './series-store.ts';

type PrizeFrame = Pick<SeriesView, 'tiers' | 'prize_coin' | 'coin_symbol'>;

/** The prize number of a series as money. */
export function prizeMoney(series: PrizeFrame, prize: number) {
  const tiers = tiersOf(series);
  const { amount } = tiers[tierOfPrize(tiers, prize)] ?? { amount: 0n };
  return { coin: series.prize_coin, symbol: series.coin_symbol, amount: `${amount}` };
}

const shownPrize = (
  { prize, opened_txid }: Pick<BoxRow, 'prize' | 'opened_txid'>,
  series: PrizeFrame,
) => ({
  prizeId: prize === null ? null : `${prize}`,
  prize: prize === null ? null : prizeMoney(series, prize),
  openedTxid: opened_txid,
});

/** What can be done with a bought box in a phase of its series. */
export function stateOfBox(
  { refund, prize }: Pick<BoxRow, 'refund' | 'prize'>,
  { phase }: Pick<SeriesView, 'phase'>,
): OwnedBoxState {
  if (refund !== null) return 'refunded';
  if (prize !== null) return 'opened';
  const states: Partial<Record<SeriesView['phase'], OwnedBoxState>> = {
    revealed: 'openable',
    void: 'refundable',
  };
  return states[phase] ?? 'sealed';
}

/** The newest block that changed a box. */
const lastBlock = (box: SoldBox): bigint =>
  box.refunded_block ?? box.opened_block ?? box.bought_block;

export function shownSoldBox(box: SoldBox, series: SeriesView, solid: number) {
  return {
    boxId: `${box.box}`,
    owner: box.owner,
    boughtAt: Number(box.bought_at),
    boughtTxid: box.bought_txid,
    status: stateOfBox(box, series),
    ...shownPrize(box, series),
    final: lastBlock(box) <= BigInt(solid),
  };
}

export function shownOwnBox(box: BoxOfMine, solid: number) {
  const refund = box.phase === 'void' ? (box.refund ?? refundOf(box)) : null;
  return {
    seriesId: `${box.series}`,
    boxId: `${box.box}`,
    productId: boxProductId(box.series),
    price: `${box.price}`,
    boughtAt: Number(box.bought_at),
    boughtTxid: box.bought_txid,
    phase: box.phase,
    status: box.state,
    ...shownPrize(box, box),
    refund: refund === null ? null : `${refund}`,
    revealBlock: box.reveal_block === null ? null : Number(box.reveal_block),
    revealBy: revealBy(box),
    final: lastBlock(box) <= BigInt(solid),
  };
}
