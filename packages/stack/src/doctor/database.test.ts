import type { DatabaseFacts } from '@vellum/server/platform/database/inspect';
import { testDatabase } from '@vellum/server/test/test-database';
import { expect, test } from 'vitest';
import { validConfig } from '../../test/valid-config.ts';
import { databaseFindings, factFindings } from './database.ts';

const sound: DatabaseFacts = {
  version: '17.4',
  major: 17,
  encoding: 'UTF8',
  hasTrigrams: true,
  mayCreate: true,
  applied: ['0001-a.sql'],
  missing: [],
  unknown: [],
  halted: null,
};

const wrongs = (facts: Partial<DatabaseFacts>) =>
  factFindings({ ...sound, ...facts })
    .filter(({ verdict }) => verdict !== 'good')
    .map(({ subject, verdict }) => `${subject} ${verdict}`);

test('a database is judged by what the platform needs of it', () => {
  expect(wrongs({})).toEqual([]);
  expect(wrongs({ applied: [], missing: ['0001-a.sql'] })).toEqual([]);
  expect(wrongs({ major: 14, encoding: 'SQL_ASCII' })).toEqual([
    'database wrong',
    'database wrong',
  ]);
  expect(wrongs({ hasTrigrams: false, mayCreate: false })).toHaveLength(2);
  expect(wrongs({ missing: ['0002-b.sql'] })).toEqual(['schema unsure']);
  expect(wrongs({ unknown: ['0003-c.sql'] })).toEqual(['schema wrong']);
});

test('an index that has halted is wrong, with its reason', async () => {
  const database = await testDatabase();
  const config = validConfig({ DATABASE_URL: database.url });
  const found = async () =>
    (await databaseFindings(config, false)).filter(({ verdict }) => verdict === 'wrong');
  await database.pool.query(`
    insert into chain_cursor (name, number, block_id, block_time, solid_number, node_head, node_solid)
    values ('chain', 1, 'aa', 0, 1, 1, 1)`);
  expect(await found()).toEqual([]);
  await database.pool.query("update chain_cursor set halted = 'solid block 1 is both aa and bb'");
  expect(await found()).toMatchObject([
    {
      subject: 'index',
      text: expect.stringContaining('solid block 1 is both aa and bb'),
      remedy: expect.stringContaining('docs/operations.md'),
    },
  ]);
  await database.close();
});
