import { sql } from 'kysely';
import type { MoveRow } from '../solvency-projection.ts';
import type { ClaimMoment, ClaimRow } from './claim-row.ts';
import { type StreamMove, streamShares } from './stream-shares.ts';

const MS = 1000n;
/** The level of a card stands above the number within its level. */
const SERIAL_BITS = 64n;

/** Contracts that stream WTRX to those who stake, pledge or burned. */
const streams = ['lpStake', 'burnMine', 'cards'] as const;

/** What was earned and not claimed yet. */
export async function rewardClaims(moment: ClaimMoment): Promise<readonly ClaimRow[]> {
  const { database, contracts, chainTime } = moment;
  const { rows } = await sql<MoveRow>`select * from solvency_move
    where source = any (${[...streams]}) order by block, tx_idx, log_idx`.execute(database);
  const now = BigInt(chainTime) / MS;
  return streams.flatMap((source) => {
    const moves = movesOf(
      rows.filter((row) => row.source === source),
      moment.weightOf,
    );
    const place = { contract: contracts[source], coin: contracts.wtrx };
    return [...streamShares(moves, now)].map(([owner, amount]) => ({ ...place, owner, amount }));
  });
}

const kinds: Readonly<Record<string, StreamMove['kind']>> = {
  Staked: 'in',
  Burned: 'in',
  Pledged: 'in',
  Withdrawn: 'out',
  Unlocked: 'out',
  RewardPaid: 'paid',
  CardRewardPaid: 'paid',
};

function movesOf(rows: readonly MoveRow[], weightOf: ClaimMoment['weightOf']): StreamMove[] {
  const pledged = new Map<bigint, bigint>();
  return rows.map((row) => {
    const at = row.at / MS;
    const kind = kinds[row.event];
    if (kind === undefined || kind === 'funded' || row.owner === null) {
      return { kind: 'funded', at, rate: row.rate ?? 0n, finish: row.finish ?? 0n };
    }
    const amount = row.number === null ? (row.amount ?? 0n) : weightIn(pledged, row, weightOf);
    return { kind, at, owner: row.owner, amount };
  });
}

/** A card leaves with the weight that it came with. */
function weightIn(
  pledged: Map<bigint, bigint>,
  { number, amount, at }: MoveRow,
  weightOf: ClaimMoment['weightOf'],
): bigint {
  const card = number ?? 0n;
  if (amount === null) return pledged.get(card) ?? 0n;
  const weight = weightOf(Number(card >> SERIAL_BITS), amount - at / MS);
  pledged.set(card, weight);
  return weight;
}
