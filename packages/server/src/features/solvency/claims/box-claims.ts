import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { boxPrizes, boxProceeds, boxRefund, unsoldPrizes } from '../../../holdings/box-money.ts';
import type { ClaimMoment, ClaimRow } from './claim-row.ts';

type Series = Readonly<{
  series: bigint;
  operator: Address;
  prize_coin: Address;
  total: number;
  sold: number;
  escrow: bigint;
  bond: bigint;
  price: bigint;
  fee_bps: number;
  tiers: readonly (readonly [number, string])[];
  seed: string | null;
  is_void: boolean;
  reclaimed: boolean;
  proceeds_taken: boolean;
  bond_taken: boolean;
}>;

/** One that somebody bought and nothing was paid for yet; without an owner, one that nobody bought and was opened. */
type Box = Readonly<{ series: bigint; box: number; owner: Address | null }>;

/** Blocks after the reveal block in which its hash can be taken. */
const HASH_BLOCKS = 256;

/**
 * Prices until the draw, then prizes. What is not drawn yet counts for the operator, who put it there: whose it will be
 * nobody can know.
 */
export async function boxClaims(moment: ClaimMoment): Promise<readonly ClaimRow[]> {
  const { database, contracts } = moment;
  const { rows } = await seriesAt(moment).execute(database);
  const { rows: found } = await sql<Box>`
    select series, box, owner from blind_box
    where owner is null or (opened_block is null and refunded_block is null)
    order by series, box`.execute(database);
  const boxes = Map.groupBy(found, ({ series }) => series);
  return rows
    .filter(({ reclaimed }) => !reclaimed)
    .flatMap((series) => claimsOf(series, boxes.get(series.series) ?? []))
    .map((claim) => ({ ...claim, contract: contracts.blindBox }));
}

type Due = Omit<ClaimRow, 'contract'>;

function claimsOf(series: Series, boxes: readonly Box[]): readonly Due[] {
  if (series.seed !== null) return [...afterDraw(series), ...prizes(series, series.seed, boxes)];
  const { operator, bond, price, prize_coin, escrow } = series;
  const waiting = boxes.flatMap(({ owner }) => owner ?? []);
  if (series.is_void) {
    const each = boxRefund(series);
    return waiting.map((owner) => ({ coin: null, owner, amount: each }));
  }
  return [
    ...waiting.map((owner) => ({ coin: null, owner, amount: price })),
    { coin: null, owner: operator, amount: bond },
    { coin: prize_coin, owner: operator, amount: escrow },
  ];
}

function afterDraw(series: Series): readonly Due[] {
  const { operator, bond } = series;
  const proceeds = boxProceeds(series);
  return [
    { coin: null, owner: operator, amount: series.proceeds_taken ? 0n : proceeds },
    { coin: null, owner: operator, amount: series.bond_taken ? 0n : bond },
  ];
}

/** Boxes that nobody bought are the operator's. */
function prizes(series: Series, seed: string, boxes: readonly Box[]): readonly Due[] {
  const { operator, prize_coin: coin } = series;
  const prizeIn = boxPrizes(series, seed);
  const waiting = boxes.flatMap(({ box, owner }) =>
    owner === null ? [] : [{ coin, owner, amount: prizeIn(box) }],
  );
  const opened = boxes.filter(({ owner }) => owner === null);
  const left = opened.reduce(
    (sum, { box }) => sum - prizeIn(box),
    unsoldPrizes(series, seed, prizeIn),
  );
  return [...waiting, { coin, owner: operator, amount: left }];
}

const seriesAt = ({ head, chainTime }: ClaimMoment) => sql<Series>`
  select s.*, t.price, t.fee_bps, t.tiers,
    s.revealed_block is null and case
      when s.captured_at is not null
        then ${Math.floor(chainTime / 1000)}::bigint > (s.captured_at + t.reveal_time) / 1000
      else coalesce(${head}::bigint > s.reveal_block + ${HASH_BLOCKS}::bigint, false)
    end as is_void,
    ${told('SeriesReclaimed')} as reclaimed,
    ${told('ProceedsTaken')} as proceeds_taken,
    ${told('BondTaken')} as bond_taken
  from box_series s join box_series_terms t on t.series = s.series
    and t.created_txid = s.created_txid and t.created_block = s.created_block`;

const told = (event: string) => sql`exists (select from solvency_move m
  where m.source = 'blindBox' and m.event = ${event} and m.number = s.series)`;
