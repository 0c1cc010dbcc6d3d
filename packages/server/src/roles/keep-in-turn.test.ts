import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Modules } from '../modules/modules.ts';
import { openForKeeper } from './keep-in-turn.ts';

test('what the keeper reads may take longer than a person waits', async () => {
  const { url: databaseUrl, close } = await testDatabase();
  const open = openForKeeper({ config: { databaseUrl } } as Pick<Modules, 'config' | 'log'>);
  try {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
      open.database,
    );
    expect(rows).toEqual([{ statement_timeout: '5min' }]);
  } finally {
    await open.close();
    await close();
  }
});
