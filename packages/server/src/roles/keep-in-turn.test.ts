import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { createLog } from '../platform/log/log.ts';
import { openForKeeper } from './keep-in-turn.ts';

test('what the keeper reads may take longer than a person waits', async () => {
  const { url: databaseUrl, close } = await testDatabase();
  const log = createLog('info', '/dev/null');
  const config = { databaseUrl } as Parameters<typeof openForKeeper>[0]['config'];
  const open = openForKeeper({ config, log });
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
