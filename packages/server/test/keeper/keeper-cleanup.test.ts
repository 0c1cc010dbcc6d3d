import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createModules } from '../../src/modules/modules.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { keepInTurn } from '../../src/roles/keep-in-turn.ts';
import { testChain } from '../test-chain.ts';
import { testDatabase } from '../test-database.ts';
import { configOf } from '../test-server.ts';

test('a process with the role keeper alone removes what has expired', async () => {
  const [chain, database] = await Promise.all([testChain(), testDatabase()]);
  const open = openDatabase(database.url);
  const config = configOf(chain, database.url, '.', { roles: ['keeper'] });
  const log = pino({ level: 'silent' });
  const modules = createModules({ config, open, clock: Date.now, log });
  await sql`insert into auth_nonce (nonce, address, message, expires_at)
    values ('n', 'T', 'm', ${new Date(Date.now() - 1_000)})`.execute(database.database);
  const keeping = keepInTurn(modules, { everyMs: 50 });
  try {
    const left = async () =>
      (await sql`select from auth_nonce`.execute(database.database)).rows.length;
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
  } finally {
    await keeping.close();
    await open.close();
    await Promise.all([chain.devnet.close(), database.close()]);
  }
});
