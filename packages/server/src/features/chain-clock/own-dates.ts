import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type DueDate, type DueRow, dueDate, SHOWN } from './due-date.ts';
import { vestingDates } from './vesting-dates.ts';

/** What an address waits for after a chain time in milliseconds. */
export async function ownDates(
  database: Database,
  address: Address,
  now: number,
): Promise<DueDate[]> {
  const [terms, rounds] = await Promise.all([
    termsOf(address, now).execute(database),
    vestingDates(database, address, now),
  ]);
  const all = [...terms.rows.map(dueDate), ...rounds];
  return all.toSorted((one, other) => one.at - other.at).slice(0, SHOWN);
}

const termsOf = (address: Address, now: number) => sql<DueRow>`
  select * from (
    select 'stakeEnds' as kind, unlock_at as at, id::text as of from term_stake
      where address = ${address} and closed_at is null
    union all select 'lockOpens', lock_time, idx::text from lock_record
      where locker = ${address} and taken_at is null
    union all select 'pledgeEnds', unlock_at, token_id::text from card where owner = ${address}
    union all select 'reservationEnds', deadline, null from card_reservation
      where owner = ${address} and state = 'running'
    union all select 'offerEnds', expires, id::text from otc_offer
      where maker = ${address} and closed_at is null
    union all select 'rentalEnds', ends_at, id::text from energy_rental
      where (buyer = ${address} or receiver = ${address}) and settled_at is null
  ) due where at > ${now} order by at, kind, of limit ${SHOWN}`;
