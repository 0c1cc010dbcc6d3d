import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { boxPrizes, boxProceeds, boxRefund } from '../../../holdings/box-money.ts';
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

type Box = Readonly<{ series: bigint; box: number; owner: Address | null; is_paid: boolean }>;

/** Blocks after the reveal block in which its hash can be taken. */
const HASH_BLOCKS = 256;

/**
 * Prices until the draw, then prizes. What is not drawn yet counts for the operator, who put it there: whose it will be
 * nobody can know.
 */
export async function boxClaims(moment: ClaimMoment): Promise<readonly ClaimRow[]> {
  const { database, contracts } = moment;
  const { rows } = await seriesAt(moment).execute(database);
  const { rows: boxes } = await sql<Box>`
    select series, box, owner, opened_block is not null or refunded_block is not null as is_paid
    from blind_box order by series, box`.execute(database);
  return rows
    .filter(({ reclaimed }) => !reclaimed)
    .flatMap((series) =>
      claimsOf(
        series,
        boxes.filter((box) => box.series === series.series),
      ),
    )
    .map((claim) => ({ ...claim, contract: contracts.blindBox }));
}

type Due = Omit<ClaimRow, 'contract'>;

function claimsOf(series: Series, boxes: readonly Box[]): readonly Due[] {
  if (series.seed !== null) return [...afterDraw(series), ...prizes(series, series.seed, boxes)];
  const { operator, bond, price, prize_coin, escrow } = series;
  const waiting = boxes.flatMap(({ owner, is_paid }) => (owner && !is_paid ? [owner] : []));
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
  const { total, operator, prize_coin } = series;
  const prizeIn = boxPrizes(series, seed);
  const known = new Map(boxes.map((box) => [box.box, box]));
  return Array.from({ length: total }, (_, box): Due => {
    const bought = known.get(box);
    const prize = bought?.is_paid ? 0n : prizeIn(box);
    return { coin: prize_coin, owner: bought?.owner ?? operator, amount: prize };
  });
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
