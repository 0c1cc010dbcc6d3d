import { firstCode, possibleCodes } from '@vellum/api/membership/possible-codes';
import type { Address } from '@vellum/tron/address';
import { type Kysely, sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { MemberRow, TeamTables } from './member-row.ts';
import type { TeamStep } from './team-step.ts';
import { TreePart } from './tree-part.ts';

/** Reads everyone whom some events name and everyone above those, in a handful of queries. */
export async function loadPart(
  transaction: DatabaseTransaction,
  steps: readonly TeamStep[],
): Promise<TreePart> {
  const tables = transaction.withTables<TeamTables>();
  const children = steps.flatMap((step) => (step.kind === 'bind' ? [step.child] : []));
  const parents = steps.flatMap((step) => (step.kind === 'bind' ? [step.parent] : []));
  const payers = steps.flatMap((step) => (step.kind === 'fee' ? [step.payer] : []));

  return new TreePart({
    members: await withAncestors(tables, [...parents, ...payers]),
    fees: await tables
      .selectFrom('fee_payer')
      .selectAll()
      .where(isAmong('address', [...children, ...payers]))
      .execute(),
    takenCodes: await takenCodes(tables, children),
    lastNumber: await lastNumber(tables),
  });
}

/** Once each, however many stand below them; their `parent` tells who stands above whom. */
async function withAncestors(
  tables: Kysely<TeamTables>,
  addresses: readonly Address[],
): Promise<MemberRow[]> {
  const named = plainArray([...new Set(addresses)]);
  const { rows } = await sql<MemberRow>`
    select * from member where address in (
      select unnest(${named}::text[]) union
      select ancestor from member_closure where descendant = any (${named}::text[]))
  `.execute(tables);
  return rows;
}

/**
 * The codes that someone has among those the children may get. Nearly every child gets its first one, so
 * further ones are asked for only where two want the same.
 */
async function takenCodes(
  tables: Kysely<TeamTables>,
  children: readonly Address[],
): Promise<string[]> {
  const wanted = new Map<string, Address[]>();
  for (const child of children) {
    const code = firstCode(child);
    wanted.set(code, [...(wanted.get(code) ?? []), child]);
  }
  const taken = new Set(await codesAmong(tables, [...wanted.keys()]));
  let more = [...wanted].flatMap(([code, by]) => (taken.has(code) || by.length > 1 ? by : []));
  const asked = new Set<Address>();
  while (more.length > 0) {
    for (const child of more) asked.add(child);
    const possible = more.flatMap(possibleCodes);
    for (const code of await codesAmong(tables, possible)) taken.add(code);
    more = possible.flatMap((code) => wanted.get(code) ?? []).filter((one) => !asked.has(one));
  }
  return [...taken];
}

async function codesAmong(tables: Kysely<TeamTables>, possible: string[]): Promise<string[]> {
  const rows = await tables
    .selectFrom('member')
    .select('code')
    .where(isAmong('code', possible))
    .execute();
  return rows.flatMap(({ code }) => code ?? []);
}

async function lastNumber(tables: Kysely<TeamTables>): Promise<bigint> {
  const newest = tables.selectFrom('member').select(({ fn }) => fn.max('number').as('number'));
  return (await newest.executeTakeFirst())?.number ?? 0n;
}

/** One parameter however long the list is. */
const isAmong = (column: string, texts: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...new Set(texts)]}::text[])`;
