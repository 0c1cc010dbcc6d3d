import { openDatabase } from '../src/platform/database/open.ts';
import { until } from '../src/platform/until.ts';
import { createServer, type ServerConfig, type ServerOptions } from '../src/server.ts';
import { chainInputs, hashOf } from './chain-template.ts';
import { type TestChain, testChain } from './test-chain.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** What an index depends on besides its chain. */
export const indexInputs: readonly string[] = ['packages/{api,art,server}/src/**/*.ts'];

const inputs = [...chainInputs, ...indexInputs];

/**
 * A database whose index has the blocks that every chain of tests begins with, as if a server had been stopped after
 * them: they were indexed once, which is most of what a start costs. For other contracts than those of the blocks it
 * is empty.
 */
export function indexedDatabase(
  chain: TestChain,
  configOf: (chain: TestChain, databaseUrl: string) => ServerConfig,
): Promise<TestDatabase> {
  const { beginning } = chain;
  if (beginning?.deployment !== chain.deployment) return testDatabase();
  const { solidLag, owner, accounts } = beginning.options;
  const fill = async (url: string) => {
    const own = await testChain(beginning.options);
    await indexAll(configOf(own, url), own.devnet.chain.head().id);
    await own.devnet.close();
  };
  const name = `${owner} ${accounts} ${solidLag} ${hashOf(inputs)}`;
  return testDatabase({}, { name, fill });
}

/** Brings every block up to this one into the index, and ends. Its last look at the chain is put long ago. */
export async function indexAll(
  config: ServerConfig,
  lastBlock: string,
  options: Pick<ServerOptions, 'indexing'> = {},
): Promise<void> {
  const server = await createServer({ ...config, roles: ['indexer'] }, options);
  const { pool, close } = openDatabase(config.databaseUrl);
  const isThere = async () => {
    const { rows } = await pool.query('select block_id from chain_cursor');
    return rows[0]?.block_id === lastBlock || null;
  };
  const reached = await until(isThere, { everyMs: 20, forMs: 120_000 });
  await server.close();
  await pool.query("update chain_cursor set seen_at = 'epoch'");
  await close();
  if (!reached) throw new Error('the beginning of the chain was not indexed');
}

/**
 * Resolves when a server that found an index has looked at the chain: from then on it tells of new blocks, before it
 * only catches up.
 */
export async function untilLooked({ pool }: TestDatabase): Promise<void> {
  const looked = async () => {
    const { rows } = await pool.query('select seen_at from chain_cursor');
    return rows.every(({ seen_at }) => seen_at > 0) || null;
  };
  if (!(await until(looked, { everyMs: 10, forMs: 120_000 })))
    throw new Error('nothing is indexed');
}
