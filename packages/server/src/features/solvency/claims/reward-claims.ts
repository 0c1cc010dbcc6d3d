import { sql } from 'kysely';
import { StreamBook } from '../../../holdings/stream-book.ts';
import { moveOf, streams } from '../../../holdings/stream-moves.ts';
import type { MoveRow } from '../solvency-projection.ts';
import type { ClaimMoment, ClaimRow } from './claim-row.ts';

const MS = 1000n;

/** What was earned and not claimed yet. */
export async function rewardClaims(moment: ClaimMoment): Promise<readonly ClaimRow[]> {
  const { database, contracts, chainTime } = moment;
  const { rows } = await sql<MoveRow>`select * from solvency_move
    where source = any (${[...streams]}) order by block, tx_idx, log_idx`.execute(database);
  const now = BigInt(chainTime) / MS;
  return streams.flatMap((source) => {
    const [book, pledged] = [new StreamBook(), new Map<bigint, bigint>()];
    for (const row of rows) {
      if (row.source === source) book.apply(moveOf(row, moment.weightOf, pledged));
    }
    const place = { contract: contracts[source], coin: contracts.wtrx };
    return book.owners().map((owner) => ({ ...place, owner, amount: book.earned(owner, now) }));
  });
}
