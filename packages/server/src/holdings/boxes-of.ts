import { boxPrizes, boxProceeds, boxRefund, unsoldPrizes } from './box-money.ts';
import type { Person, SeriesFacts } from './person.ts';

/** A series whose terms are known. */
export type KnownSeries = SeriesFacts & {
  readonly [K in
    | 'price'
    | 'start_at'
    | 'end_at'
    | 'fee_bps'
    | 'reveal_time'
    | 'tiers']: NonNullable<SeriesFacts[K]>;
};

export type BoxPhase = 'selling' | 'ended' | 'armed' | 'revealed' | 'void';

/** Blocks after the reveal block in which its hash can be taken. */
const HASH_BLOCKS = 256n;
/** Milliseconds from the reveal for which the bond stays while boxes are unopened. */
const BOND_TIME = 30n * 86_400_000n;
const MS = 1000n;

export const knownSeries = ({ series }: Person): readonly KnownSeries[] =>
  series.filter((one): one is KnownSeries => one.price !== null && !one.reclaimed);

/** As the contract computes it. */
export function boxPhase(series: KnownSeries, { cursor }: Pick<Person, 'cursor'>): BoxPhase {
  const now = cursor.block_time / MS;
  if (series.revealed_at !== null) return 'revealed';
  if (series.captured_at !== null) {
    return now > (series.captured_at + series.reveal_time) / MS ? 'void' : 'armed';
  }
  if (series.reveal_block !== null) {
    return cursor.number > series.reveal_block + HASH_BLOCKS ? 'void' : 'armed';
  }
  return series.sold === series.total || now >= series.end_at / MS ? 'ended' : 'selling';
}

/** Money that waits in a series for its operator: `free` can be taken now. In sun. */
export function operatorMoney(series: KnownSeries, person: Pick<Person, 'cursor'>) {
  const { block_time: now } = person.cursor;
  const phase = boxPhase(series, person);
  const { bond, bond_taken, proceeds_taken, revealed_at } = series;
  if (phase === 'void') return { proceeds: 0n, bond: 0n, isBondFree: false };
  if (phase !== 'revealed') return { proceeds: 0n, bond, isBondFree: false };
  const heldUntil = ((revealed_at ?? 0n) / MS) * MS + BOND_TIME;
  return {
    proceeds: proceeds_taken ? 0n : boxProceeds(series),
    bond: bond_taken ? 0n : bond,
    isBondFree: series.opened >= series.sold || now >= heldUntil,
  };
}

/** Of the prize coin: what belongs to the operator as far as anyone can know. */
export function operatorPrizes(series: KnownSeries, person: Pick<Person, 'cursor'>): bigint {
  if (boxPhase(series, person) === 'void') return 0n;
  if (series.seed === null || series.revealed_at === null) return series.escrow;
  const prizeIn = boxPrizes(series, series.seed);
  const opened = (series.opened_unsold ?? []).reduce((sum, box) => sum + prizeIn(Number(box)), 0n);
  return unsoldPrizes(series, series.seed, prizeIn) - opened;
}

/** What the contract owes for boxes that someone bought and did not open. */
export function owedForBoxes(
  series: KnownSeries,
  boxes: readonly bigint[],
  person: Pick<Person, 'cursor'>,
): Readonly<{ trx: bigint; prizes: bigint }> {
  const count = BigInt(boxes.length);
  const phase = boxPhase(series, person);
  if (phase === 'void') return { trx: boxRefund(series) * count, prizes: 0n };
  if (phase !== 'revealed' || series.seed === null)
    return { trx: series.price * count, prizes: 0n };
  const prizeIn = boxPrizes(series, series.seed);
  return { trx: 0n, prizes: boxes.reduce((sum, box) => sum + prizeIn(Number(box)), 0n) };
}

/** The unopened boxes of an address, by series. */
export function boxesBySeries(person: Person) {
  const known = new Map(knownSeries(person).map((series) => [series.series, series]));
  const grouped = Map.groupBy(person.boxes, ({ series }) => series);
  return [...grouped].flatMap(([number, list]) => {
    const series = known.get(number);
    return series === undefined ? [] : [{ series, boxes: list.map(({ box }) => box) }];
  });
}
