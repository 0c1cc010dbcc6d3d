import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/platform/database/open.ts';
import { referenceOf } from './reference.ts';
import { indexerOf, type Running, start } from './running.ts';
import { projectedRows } from './tables.ts';
import type { TokenChain } from './token-chain.ts';
import { freshChain, freshDatabase, level } from './world.ts';

async function processOn(chain: TokenChain, url: string) {
  const { database, close } = openDatabase(url);
  const run = start(indexerOf(chain, { database }));
  return {
    run,
    async stop() {
      await run.stop();
      await close();
    },
  };
}

const leads = ({ indexer }: Running) => indexer.status().leader;

describe('several processes', () => {
  test('one leads, another takes over when it stops', async () => {
    const { database, url } = await freshDatabase();
    const chain = await freshChain();
    const first = await processOn(chain, url);
    await level(database, chain);
    const second = await processOn(chain, url);
    await chain.mine(chain.mint(1, 5n));
    await level(database, chain);
    expect([leads(first.run), leads(second.run)]).toEqual([true, false]);
    expect(second.run.indexer.status().phase).toBe('standby');
    await first.stop();
    await chain.mine(chain.mint(1, 6n));
    await level(database, chain);
    expect(leads(second.run)).toBe(true);
    await second.stop();
    expect(await projectedRows(database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
  });

  test('a leader whose connection is cut writes no more, and one goes on', async () => {
    const { database, url } = await freshDatabase();
    const chain = await freshChain();
    const processes = [await processOn(chain, url), await processOn(chain, url)];
    for (let round = 0; round < 6; round++) {
      await chain.mine(chain.mint(1, 5n), chain.transfer(1, 2, 3n));
      await vi.waitFor(() => expect(processes.some(({ run }) => leads(run))).toBe(true));
      await sql`
        select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
        where locktype = 'advisory' and objid = 7201010 and datname = current_database()
      `.execute(database);
      await chain.mine(chain.mint(1, 5n));
      await level(database, chain);
    }
    for (const { stop } of processes) await stop();
    expect(await projectedRows(database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
  });

  test('readers hear of every block', async () => {
    const { database, pool } = await freshDatabase();
    const chain = await freshChain();
    const listener = await pool.connect();
    const heard: { head: number; solid: number }[] = [];
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')));
    await listener.query('listen chain');
    const run = start(indexerOf(chain, { database }));
    await chain.mine(chain.mint(1, 5n));
    await level(database, chain);
    const { number } = chain.devnet.chain.head();
    await vi.waitFor(() => expect(heard.map(({ head }) => head)).toContain(number));
    await run.stop();
    listener.release(true);
  });
});
