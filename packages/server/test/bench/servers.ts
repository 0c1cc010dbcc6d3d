import formbody from '@fastify/formbody';
import { membership } from '@vellum/api/membership/membership';
import type { Address } from '@vellum/tron/address';
import fastify, { type FastifyInstance } from 'fastify';
import { serve } from '../../src/platform/http/serve.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { benchHttp } from './http.ts';

// For `npm run bench`: the same call through everything that a call goes through, and by Fastify alone.

export type BenchServer = Readonly<{ url: string; close(): Promise<void> }>;

/** Answers a form with one point read by a prepared statement, whichever server it is. */
export async function startBenchServer(kind: 'ours' | 'bare'): Promise<BenchServer> {
  const database = await testDatabase();
  const app = await (kind === 'ours' ? ownServer(database) : bareServer(database));
  return {
    url: (await app.listen({ port: 0, host: '127.0.0.1' })) + membership.enter.path,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function read({ pool }: TestDatabase, address: string): Promise<boolean> {
  const text = 'select count(*)::int as n from session where address = $1';
  const { rows } = await pool.query({ name: 'bench', text, values: [address] });
  return rows[0].n > 0;
}

const replyOf = (address: Address, registered: boolean) => ({
  registered,
  activated: false,
  parent: null,
  level: 0,
  needSignIn: true,
  inviter: null,
  root: address,
  configVersion: '0000000000000000',
});

async function ownServer(database: TestDatabase): Promise<FastifyInstance> {
  const app = await benchHttp();
  serve(app, membership.enter, async ({ body: { address } }) =>
    replyOf(address, await read(database, address)),
  );
  return app;
}

async function bareServer(database: TestDatabase): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(formbody);
  app.post(membership.enter.path, async (request) => {
    const { address } = request.body as { address: Address };
    return replyOf(address, await read(database, address));
  });
  return app;
}
