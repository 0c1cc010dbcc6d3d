import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { CardEventRow, CardRow, PledgeRow, SettingsRow } from './card-rows.ts';
import type { ShownCard } from './card-shape.ts';

export type Rows = Readonly<{ offset: number; limit: number }>;

export type CardFilter = Readonly<{
  owner?: Address | undefined;
  level?: number | undefined;
  number?: number | undefined;
  state?: ShownCard['state'] | undefined;
}>;

export type StateCount = Readonly<{ level: number; state: ShownCard['state']; cards: bigint }>;

/** Reads of single cards and of pages of them. `now` is chain time in milliseconds. */
export function cardStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    async find(tokenId: bigint): Promise<CardRow | undefined> {
      return (await read(sql<CardRow>`select * from card where token_id = ${tokenId}`))[0];
    },
    page(filter: CardFilter, now: number, { offset, limit }: Rows): Promise<CardRow[]> {
      return read(sql<CardRow>`select * from card where ${matches(filter, now)}
        order by level desc, serial offset ${offset} limit ${limit}`);
    },
    /** The pledges that run on some cards. */
    async running(rows: readonly CardRow[]): Promise<readonly PledgeRow[]> {
      const pledged = rows.filter(({ unlock_at }) => unlock_at !== null);
      if (pledged.length === 0) return [];
      const ids = plainArray(pledged.map(({ token_id }) => token_id));
      return read(sql<PledgeRow>`select * from card_pledge
        where token_id = any (${ids}::numeric[]) and closed_at is null`);
    },
    pledgesOf(tokenId: bigint): Promise<PledgeRow[]> {
      return read(sql<PledgeRow>`select * from card_pledge where token_id = ${tokenId}`);
    },
    /** How many cards an address has, by level and state. */
    counts(owner: Address, now: number): Promise<StateCount[]> {
      return read(sql<StateCount>`select level, state, count(*) as cards
        from (select level, ${stateAt(now)} as state from card where owner = ${owner}) mine
        group by level, state order by level, state`);
    },
    history(tokenId: bigint, { offset, limit }: Rows): Promise<CardEventRow[]> {
      return read(sql<CardEventRow>`select * from card_event where token_id = ${tokenId}
        order by block desc, tx_idx desc, log_idx desc offset ${offset} limit ${limit}`);
    },
    async settings(): Promise<SettingsRow | undefined> {
      return (await read(sql<SettingsRow>`select * from card_settings`))[0];
    },
    /** When an address last bought a card of a level from the first sale. */
    async lastBought(buyer: Address, level: number): Promise<number | null> {
      const [row] = await read(sql<{ at: bigint }>`select at from card_event
        where to_address = ${buyer} and level = ${level} and kind = 'minted'
        order by block desc, tx_idx desc, log_idx desc limit 1`);
      return row === undefined ? null : Number(row.at);
    },
  };
}

export type CardStore = ReturnType<typeof cardStore>;

/** `stateOfCard` in SQL. */
const stateAt = (now: number) => sql<ShownCard['state']>`case
  when frozen_until > ${now}::bigint then 'frozen'
  when unlock_at is not null then 'pledged'
  when price is not null then 'onSale'
  else 'owned' end`;

function matches({ owner, level, number, state }: CardFilter, now: number): RawBuilder<boolean> {
  const parts = [
    owner === undefined ? null : sql<boolean>`owner = ${owner}`,
    level === undefined ? null : sql<boolean>`level = ${level}`,
    number === undefined ? null : sql<boolean>`serial = ${number}::bigint`,
    state === undefined ? null : sql<boolean>`${stateAt(now)} = ${state}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}
