import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';

export type ListingFilter = Readonly<{
  levels?: readonly number[] | undefined;
  number?: number | undefined;
  seller?: Address | undefined;
  minPrice?: bigint | undefined;
  maxPrice?: bigint | undefined;
}>;

export type ListingSort = 'price' | '-price' | '-since';

export type ListingRow = Readonly<{
  token_id: bigint;
  level: number;
  serial: bigint;
  price: bigint;
  owner: Address;
  listed_at: bigint;
  block: number;
}>;

/** Where the index stands, with a card for sale or without any. */
type FoundRow = Readonly<{ head: number; solid: number }> &
  (ListingRow | Readonly<{ token_id: null }>);

export type ListingPage = Readonly<{
  head: number;
  solid: number;
  rows: readonly ListingRow[];
}>;

const orders: Readonly<Record<ListingSort, string>> = {
  price: 'price, token_id',
  '-price': 'price desc, token_id desc',
  '-since': 'listed_at desc, token_id desc',
};

type Condition = Readonly<{ name: string; sql: (at: number) => string; value: unknown }>;

/** A prepared statement: the same name always has the same text. */
export type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;

/**
 * Where the index stands and a page of what can be bought then, in one statement. A page is a walk along an
 * index for each sort, with and without a level.
 */
export function listingStatement(
  filter: ListingFilter,
  sort: ListingSort,
  { offset, limit }: Readonly<{ offset: number; limit: number }>,
): Statement {
  const found = conditionsOf(filter);
  const order = orders[sort];
  const text = `select c.number as head, c.solid_number as solid, l.*
    from chain_cursor c left join lateral (
      select token_id, level, serial, price, owner, listed_at, block from card
      where ${whereOf(found, 3)} order by ${order} offset $1 limit $2
    ) l on true where c.name = 'chain' order by ${order}`;
  const values = [offset, limit, ...found.map(({ value }) => value)];
  return { name: `listings ${sort} ${namesOf(found)}`, text, values };
}

function totalStatement(filter: ListingFilter): Statement {
  const found = conditionsOf(filter);
  const text = `select count(*)::integer as total from chain_cursor c, card
    where c.name = 'chain' and ${whereOf(found, 1)}`;
  return { name: `listings total ${namesOf(found)}`, text, values: found.map((one) => one.value) };
}

function conditionsOf(filter: ListingFilter): Condition[] {
  const { levels, number, seller, minPrice, maxPrice } = filter;
  const [only] = levels ?? [];
  const all: Condition[] = [
    // One level is a walk along the index, several are picked out of all.
    levels?.length === 1
      ? { name: 'level', sql: (at) => `level = $${at}::integer`, value: only }
      : { name: 'levels', sql: (at) => `level = any ($${at}::integer[])`, value: levels },
    { name: 'number', sql: (at) => `serial = $${at}::bigint`, value: number },
    { name: 'seller', sql: (at) => `owner = $${at}`, value: seller },
    { name: 'min', sql: (at) => `price >= $${at}::numeric`, value: minPrice },
    { name: 'max', sql: (at) => `price <= $${at}::numeric`, value: maxPrice },
  ];
  return all.filter(({ value }) => value !== undefined);
}

const whereOf = (found: readonly Condition[], first: number): string =>
  [
    'price is not null and frozen_until <= c.block_time',
    ...found.map(({ sql }, place) => sql(first + place)),
  ].join(' and ');

const namesOf = (found: readonly Condition[]) => found.map(({ name }) => name).join(' ');

export function listingStore(pool: Pool) {
  return {
    /** Null before the first block. */
    async page(
      filter: ListingFilter,
      sort: ListingSort,
      rows: Readonly<{ offset: number; limit: number }>,
    ): Promise<ListingPage | null> {
      const found = await pool.query<FoundRow>(listingStatement(filter, sort, rows));
      const [first] = found.rows;
      if (first === undefined) return null;
      const { head, solid } = first;
      return { head, solid, rows: first.token_id === null ? [] : (found.rows as ListingRow[]) };
    },
    async total(filter: ListingFilter): Promise<number> {
      const { rows } = await pool.query(totalStatement(filter));
      return Number(rows[0]?.total ?? 0);
    },
  };
}

export type ListingStore = ReturnType<typeof listingStore>;
