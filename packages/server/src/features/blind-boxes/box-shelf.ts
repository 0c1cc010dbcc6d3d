import type { Address, HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../indexer/projection.ts';
import type { BoxRow, SeriesRow } from './box-row.ts';

/** Which rows a batch of events is about. */
export type ShelfKeys = Readonly<{
  series: readonly bigint[];
  boxes: readonly Readonly<{ series: bigint; box: number }>[];
}>;

export type BoxShelf = Readonly<{
  apply(event: ChainEvent): void;
  /** Every row that the events changed or made. */
  changes(): Readonly<{ series: readonly SeriesRow[]; boxes: readonly BoxRow[] }>;
}>;

const ofSeries = (event: ChainEvent): bigint | null => {
  const { series } = event.args;
  return event.source === 'blindBox' && typeof series === 'bigint' ? series : null;
};

export function shelfKeys(events: readonly ChainEvent[]): ShelfKeys {
  const series = new Set<bigint>();
  const boxes = new Map<string, Readonly<{ series: bigint; box: number }>>();
  for (const event of events) {
    const id = ofSeries(event);
    if (id === null) continue;
    series.add(id);
    const { boxId } = event.args;
    if (typeof boxId !== 'bigint') continue;
    boxes.set(`${id}/${boxId}`, { series: id, box: Number(boxId) });
  }
  return { series: [...series], boxes: [...boxes.values()] };
}

/** Series and boxes in memory while events change them: what BlindBox logged is all that goes in. */
export function boxShelf(
  known: Readonly<{ series: readonly SeriesRow[]; boxes: readonly BoxRow[] }>,
): BoxShelf {
  const series = new Map(known.series.map((row) => [row.series, { ...row }]));
  const boxes = new Map(known.boxes.map((row) => [keyOf(row), { ...row }]));
  const touched = { series: new Set<SeriesRow>(), boxes: new Set<BoxRow>() };

  const boxOf = (event: ChainEvent, id: bigint): BoxRow => {
    const fresh = emptyBox(id, Number(event.args['boxId']));
    const row = boxes.get(keyOf(fresh)) ?? fresh;
    boxes.set(keyOf(row), row);
    touched.boxes.add(row);
    return row;
  };
  return {
    apply(event) {
      const id = ofSeries(event);
      if (id === null) return;
      if (event.name === 'SeriesCreated') series.set(id, newSeries(event, id));
      const row = series.get(id);
      if (row === undefined) throw new Error(`series ${id} was never made`);
      const change = changes[event.name];
      if (change === undefined && event.name !== 'SeriesCreated') return;
      touched.series.add(row);
      change?.(row, event, () => boxOf(event, id));
    },
    changes: () => ({ series: [...touched.series], boxes: [...touched.boxes] }),
  };
}

type Change = (series: SeriesRow, event: ChainEvent, box: () => BoxRow) => void;

const changes: Readonly<Record<string, Change | undefined>> = {
  BoxBought(series, event, box) {
    series.sold += 1;
    Object.assign(box(), {
      owner: base58(event.args['user']),
      bought_block: BigInt(event.block),
      bought_at: BigInt(event.timestamp),
      bought_txid: event.txid,
    });
  },
  SeriesClosed(series, event) {
    series.reveal_block = event.args['revealBlock'] as bigint;
    Object.assign(series, stepOf('closed', event));
  },
  Captured(series, event) {
    series.block_hash = hex(event.args['blockHash']);
    Object.assign(series, stepOf('captured', event));
  },
  Revealed(series, event) {
    series.seed = hex(event.args['seed']);
    Object.assign(series, stepOf('revealed', event));
  },
  Opened(series, event, box) {
    const row = box();
    if (row.owner !== null) series.opened += 1;
    row.prize = Number(event.args['prizeId']);
    row.opened_block = BigInt(event.block);
    row.opened_txid = event.txid;
  },
  BoxRefunded(series, event, box) {
    series.refunded += 1;
    const row = box();
    row.refund = event.args['amount'] as bigint;
    row.refunded_block = BigInt(event.block);
    row.refunded_txid = event.txid;
  },
  PrizesBurned(series) {
    series.prizes_burned = true;
  },
};

const stepOf = (step: 'closed' | 'captured' | 'revealed', event: ChainEvent) => ({
  [`${step}_block`]: BigInt(event.block),
  [`${step}_at`]: BigInt(event.timestamp),
  [`${step}_txid`]: event.txid,
});

function newSeries({ args, block, timestamp, txid }: ChainEvent, series: bigint): SeriesRow {
  return {
    series,
    operator: base58(args['operator']),
    commit: hex(args['commit']),
    prize_coin: base58(args['prizeCoin']),
    total: Number(args['total']),
    escrow: args['escrow'] as bigint,
    bond: args['bond'] as bigint,
    ...{ sold: 0, opened: 0, refunded: 0 },
    created_block: BigInt(block),
    created_at: BigInt(timestamp),
    created_txid: txid,
    reveal_block: null,
    ...{ closed_block: null, closed_at: null, closed_txid: null },
    block_hash: null,
    ...{ captured_block: null, captured_at: null, captured_txid: null },
    seed: null,
    ...{ revealed_block: null, revealed_at: null, revealed_txid: null },
    prizes_burned: false,
  };
}

const emptyBox = (series: bigint, box: number): BoxRow => ({
  series,
  box,
  owner: null,
  ...{ bought_block: null, bought_at: null, bought_txid: null },
  ...{ prize: null, opened_block: null, opened_txid: null },
  ...{ refund: null, refunded_block: null, refunded_txid: null },
});

const keyOf = ({ series, box }: Readonly<{ series: bigint; box: number }>) => `${series}/${box}`;
const base58 = (value: unknown): Address => base58Of(value as HexAddress);
const hex = (value: unknown): string => toHex(value as Uint8Array);
