import { indexTables } from '@vellum/server/backup/table-kinds';
import type { OpenDatabase } from '@vellum/server/platform/database/open';
import { until } from '@vellum/server/platform/until';
import { digestTables } from '../../../packages/server/test/faults/digest-tables.ts';
import { headAndSolid } from '../remote-node.ts';
import type { CheckedStack } from './checked-stack.ts';

/** Where the writer stands, and what it needs to take blocks back: not the same after another way to the same block. */
const ofTheWriter = ['chain_cursor', 'chain_undo', 'order_progress'];
const compared = indexTables.filter((table) => !ofTheWriter.includes(table));
const PATIENCE = { everyMs: 200, forMs: 1_800_000 };

/** Tables of an index that was made from nothing which differ from those that lived through everything. */
export async function checkIndex(stack: CheckedStack): Promise<string[]> {
  await stack.stopServers();
  const lived = await digestTables(stack.open().database, compared);
  const name = 'rebuilt';
  await stack.copyDatabase(name);
  const made = stack.open(name);
  await made.pool.query(`truncate ${indexTables.join()}`);
  const indexer = stack.indexInto(name);
  const stands = await caughtUp(made, stack.node);
  await indexer.kill();
  if (!stands) return ['an index made from nothing does not come to the end of the chain'];
  const anew = await digestTables(made.database, compared);
  return compared
    .filter((table) => lived[table] !== anew[table])
    .map((table) => `${table}: ${lived[table]} in the index, ${anew[table]} in one from nothing`);
}

/** Waits until the index has the newest block and knows what is solid. */
export async function caughtUp(
  { pool }: OpenDatabase,
  node: CheckedStack['node'],
): Promise<boolean> {
  const { head, solid } = await headAndSolid(node);
  const stands = async () => {
    const { rows } = await pool.query('select block_id, solid_number from chain_cursor');
    return (rows[0]?.block_id === head.id && rows[0].solid_number === solid.number) || null;
  };
  return (await until(stands, PATIENCE)) === true;
}
