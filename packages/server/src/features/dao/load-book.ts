import type { Address, HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../indexer/projection.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { ProposalRow, VoteRow, VoterRow } from './dao-row.ts';

/** What a batch of events makes or names. */
export type Book = {
  proposals: Map<bigint, ProposalRow>;
  votes: VoteRow[];
  voters: Map<Address, VoterRow>;
  /** New ones, by the moment from which they hold. */
  supplies: Map<bigint, bigint>;
  quorums: Map<bigint, bigint>;
  supply: bigint;
  lastNumber: number;
};

const ZERO = '410000000000000000000000000000000000000000';
const MS = 1000n;

export type Move = (book: Book, event: ChainEvent) => void;
export type Moves = Readonly<Record<string, Move>>;

export async function loadBook(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
): Promise<Book> {
  const ids = events.flatMap(({ args }) => (args['proposalId'] as bigint | undefined) ?? []);
  const people = events.flatMap((event) => namedIn(event));
  const proposals = await sql<ProposalRow>`
    select * from dao_proposal where id = any (${plainArray(ids)}::numeric[])
  `.execute(transaction);
  const voters = await sql<VoterRow>`
    select * from dao_voter where address = any (${plainArray(people)}::text[])
  `.execute(transaction);
  const { rows } = await sql<{ supply: bigint | null; number: number | null }>`
    select (select supply from dao_supply order by at desc limit 1) as supply,
      (select max(number) from dao_proposal) as number
  `.execute(transaction);
  return {
    proposals: new Map(proposals.rows.map((row) => [row.id, { ...row }])),
    voters: new Map(voters.rows.map((row) => [row.address, { ...row }])),
    votes: [],
    supplies: new Map(),
    quorums: new Map(),
    supply: rows[0]?.supply ?? 0n,
    lastNumber: rows[0]?.number ?? 0,
  };
}

/** Whose row an event may change. */
const roles = ['delegate', 'delegator', 'fromDelegate', 'toDelegate', 'voter'];

const namedIn = ({ name, args }: ChainEvent): Address[] =>
  name === 'Transfer'
    ? []
    : roles.flatMap((role) => (args[role] === undefined ? [] : base58Of(args[role] as HexAddress)));

/** The row of an address that the events name; a new one when nothing was known of it. */
export function voterAt(book: Book, address: Address, block: number): VoterRow {
  const row = book.voters.get(address) ?? {
    ...{ address, votes: 0n, delegate: null, delegators: 0, voted: 0 },
    block,
  };
  row.block = block;
  book.voters.set(address, row);
  return row;
}

/** The moment of an event as the contracts see it. */
export const momentOf = ({ timestamp }: ChainEvent): bigint => (BigInt(timestamp) / MS) * MS;

export const isNobody = ({ args }: ChainEvent, name: string): boolean => args[name] === ZERO;
