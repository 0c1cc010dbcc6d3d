import type { ProposalGroup, VoteChoice } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { ProposalRow, VoteRow, VoterRow } from './dao-row.ts';

/** A proposal with what a reader needs beyond its row. */
export type FoundProposal = Readonly<ProposalRow> &
  Readonly<{ quorum: bigint; my_vote: VoteChoice | null }>;

export type GroupCounts = Readonly<Record<ProposalGroup, bigint>>;
export type VoteFilter = Readonly<{
  proposalId?: bigint | undefined;
  voter?: Address | undefined;
}>;

export type DaoStore = ReturnType<typeof daoStore>;

/** Reads of the DAO. `now` is chain time in milliseconds. */
export function daoStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    page(
      group: ProposalGroup | undefined,
      reader: Address | undefined,
      now: number,
      { offset, limit }: Rows,
    ): Promise<FoundProposal[]> {
      const isAsked = group === undefined ? sql`true` : inGroup[group](wholeSeconds(now));
      return read(sql<FoundProposal>`select * from (${proposals(reader)}) p where ${isAsked}
        order by number desc offset ${offset} limit ${limit}`);
    },
    async counts(now: number): Promise<GroupCounts> {
      return (await read(groupCounts(wholeSeconds(now))))[0] as GroupCounts;
    },
    async find(id: bigint, reader?: Address): Promise<FoundProposal | null> {
      const found = await read(sql<FoundProposal>`select * from (${proposals(reader)}) p
        where id = ${String(id)}::numeric`);
      return found[0] ?? null;
    },
    votes({ proposalId, voter }: VoteFilter, { offset, limit }: Rows): Promise<VoteRow[]> {
      const order = proposalId === undefined ? sql`block desc, proposal` : sql`weight desc, voter`;
      return read(sql<VoteRow>`select * from dao_vote
        where ${proposalId === undefined ? sql`true` : sql`proposal = ${String(proposalId)}::numeric`}
          and ${voter === undefined ? sql`true` : sql`voter = ${voter}`}
        order by ${order} offset ${offset} limit ${limit}`);
    },
    voters({ offset, limit }: Rows): Promise<VoterRow[]> {
      return read(sql<VoterRow>`select * from dao_voter where votes > 0
        order by votes desc, address offset ${offset} limit ${limit}`);
    },
    async votesOf(address: Address): Promise<bigint> {
      const found = await read(sql<Pick<VoterRow, 'votes'>>`select votes from dao_voter
        where address = ${address}`);
      return found[0]?.votes ?? 0n;
    },
  };
}

/** Of the moment from which the votes count; of the present as long as that is to come. */
const latest = (table: string, column: string) =>
  sql`coalesce((select ${sql.ref(column)} from ${sql.table(table)} c
    where c.at <= o.vote_start order by c.at desc limit 1), 0)`;

const proposals = (reader?: Address) => sql`
  select o.*,
    div(${latest('dao_supply', 'supply')} * ${latest('dao_quorum', 'percent')}, 100) as quorum,
    ${
      reader === undefined
        ? sql`null::text`
        : sql`(select support from dao_vote v where v.proposal = o.id and v.voter = ${reader})`
    } as my_vote
  from dao_proposal o`;

function groupCounts(now: number): RawBuilder<GroupCounts> {
  const of = (group: ProposalGroup) => sql`count(*) filter (where ${inGroup[group](now)})`;
  return sql<GroupCounts>`select ${of('voting')} as voting, ${of('waiting')} as waiting,
    ${of('done')} as done, ${of('failed')} as failed from (${proposals()}) p`;
}

const wholeSeconds = (now: number) => Math.floor(now / 1000) * 1000;

const open = sql`executed_at is null and cancelled_at is null`;
const passed = sql`in_favour + abstain >= quorum and in_favour > against`;

/** `proposalStateOf` in SQL. */
const inGroup: Readonly<Record<ProposalGroup, (now: number) => RawBuilder<unknown>>> = {
  voting: (now) => sql`(${open} and vote_end >= ${now}::bigint)`,
  waiting: (now) => sql`(${open} and vote_end < ${now}::bigint and ${passed})`,
  done: () => sql`(executed_at is not null)`,
  failed: (now) => sql`(executed_at is null and
    (cancelled_at is not null or (vote_end < ${now}::bigint and not (${passed}))))`,
};
