import { type Kysely, sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { TeamTables } from './member-row.ts';
import type { TeamStep } from './team-step.ts';
import { possibleCodes, TreePart } from './tree-part.ts';

/** Reads everyone whom some events name and everyone above those, in a handful of queries. */
export async function loadPart(
  transaction: DatabaseTransaction,
  steps: readonly TeamStep[],
): Promise<TreePart> {
  const tables = transaction.withTables<TeamTables>();
  const children = steps.flatMap((step) => (step.kind === 'bind' ? [step.child] : []));
  const parents = steps.flatMap((step) => (step.kind === 'bind' ? [step.parent] : []));
  const payers = steps.flatMap((step) => (step.kind === 'fee' ? [step.payer] : []));

  const closure = await tables
    .selectFrom('member_closure')
    .selectAll()
    .where(isAmong('descendant', [...parents, ...payers]))
    .execute();
  const above = closure.map(({ ancestor }) => ancestor);
  return new TreePart({
    closure,
    members: await tables
      .selectFrom('member')
      .selectAll()
      .where(isAmong('address', [...parents, ...payers, ...above]))
      .execute(),
    fees: await tables
      .selectFrom('fee_payer')
      .selectAll()
      .where(isAmong('address', [...children, ...payers]))
      .execute(),
    takenCodes: await takenCodes(tables, children.flatMap(possibleCodes)),
    lastNumber: await lastNumber(tables),
  });
}

async function takenCodes(tables: Kysely<TeamTables>, possible: string[]): Promise<string[]> {
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
