import type { DatabaseFacts } from '@vellum/server/platform/database/inspect';
import { expect, test } from 'vitest';
import { factFindings } from './database.ts';

const sound: DatabaseFacts = {
  version: '17.4',
  major: 17,
  encoding: 'UTF8',
  hasTrigrams: true,
  mayCreate: true,
  applied: ['0001-a.sql'],
  missing: [],
  unknown: [],
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
