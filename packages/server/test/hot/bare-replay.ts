import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import type { RecordedStatement } from './recorded-statements.ts';

/** What an endpoint asked of the database for one call, and what it answered. */
export type RecordedCall = Readonly<{
  path: string;
  statements: readonly RecordedStatement[];
  answer: unknown;
}>;

/** As many as the server has. */
const CONNECTIONS = 10;

/**
 * Bare Fastify that asks the same statements in the same order, prepared, and answers with the same bytes, without any
 * check and without making the answer out of the rows.
 */
export async function startBareReplay(databaseUrl: string, calls: readonly RecordedCall[]) {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const app = fastify();
  await app.register(formbody);
  for (const [index, { path, statements, answer }] of calls.entries()) {
    const groups = groupsOf(statements, index);
    app.post(path, async () => {
      await askAll(pool, groups);
      return answer;
    });
  }
  return {
    app,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close();
      await pool.end();
    },
  };
}

type Prepared = Readonly<{ name: string; text: string; values: unknown[] }>;

function groupsOf(statements: readonly RecordedStatement[], call: number): readonly Prepared[][] {
  const groups = Map.groupBy(statements.entries(), ([, { group }]) => group);
  return [...groups.values()].map((group) =>
    group.map(([at, { text, values }]) => ({ name: `${call} ${at}`, text, values: [...values] })),
  );
}

/** What is asked within a transaction goes through one connection. */
async function askAll(pool: Pool, groups: readonly Prepared[][]): Promise<void> {
  let client: PoolClient | null = null;
  for (const group of groups) {
    const text = group[0]?.text ?? '';
    if (/^(begin|start transaction)/i.test(text)) client = await pool.connect();
    await Promise.all(group.map((statement) => (client ?? pool).query({ ...statement })));
    if (client !== null && /^commit/i.test(text)) {
      client.release();
      client = null;
    }
  }
}
