import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { ClaimMoment, ClaimRow } from './claim-row.ts';

type Row = Readonly<{ coin: Address; owner: Address; amount: bigint }>;

/** What was put in for a time and belongs to who put it in: LP, coins with their promised reward, locks, offers. */
export async function stakeClaims(moment: ClaimMoment): Promise<readonly ClaimRow[]> {
  const { database, contracts } = moment;
  const { rows: lp } = await sql<Row>`
    select address as owner, amount from lp_holding
    where source = 'lpStake' and amount > 0`.execute(database);
  const { rows: terms } = await sql<Row>`
    select address as owner, sum(amount + reward) as amount from term_stake
    where source = 'termStake' and closed_at is null group by address`.execute(database);
  const { rows: locks } = await sql<Row>`
    select coin, locker as owner, sum(amount) as amount from lock_record
    where taken_at is null group by coin, locker`.execute(database);
  const { rows: offers } = await sql<Row>`
    select sell as coin, maker as owner, sum(remaining) as amount from otc_offer
    where closed_at is null and remaining > 0 group by sell, maker`.execute(database);
  const pair = contracts['vlmWtrx'];
  return [
    ...(pair === undefined ? [] : at(contracts.lpStake, lp, pair)),
    ...at(contracts.termStake, terms, contracts.vlm),
    ...at(contracts.locker, locks),
    ...at(contracts.otcDesk, offers),
  ];
}

const at = (contract: Address, rows: readonly Row[], coin?: Address): readonly ClaimRow[] =>
  rows.map((row) => ({ contract, coin: coin ?? row.coin, owner: row.owner, amount: row.amount }));
