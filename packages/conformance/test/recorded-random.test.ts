import { expect, it } from 'vitest';
import { RECORDED } from '../src/cli-options.ts';
import { comparePart } from '../src/compare/compare.ts';
import { meantDifferences } from '../src/compare/meant-differences.ts';
import { programs } from '../src/parts/programs.ts';
import { transactions } from '../src/parts/transactions.ts';
import { readRecording } from '../src/run/recording.ts';
import { replay } from './replay.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';

it('runs random programs as java-tron was seen to run them', async () => {
  const counts = isDeep ? RECORDED : { programs: 2_000, transactions: 0 };
  const recorded = readRecording(programs, counts) ?? [];
  expect(recorded).toHaveLength(counts.programs);
  const [result] = await replay([programs], counts);
  expect(result?.failure).toBeUndefined();
  const seen = result?.observations ?? [];
  const { differences, notRun } = comparePart('programs', seen, recorded, []);
  expect(differences.map(({ id, here, there }) => ({ id, here, there }))).toEqual([]);
  expect(notRun).toBe(0);
});

it('executes random transactions as java-tron was seen to', async () => {
  const counts = isDeep ? RECORDED : { programs: 0, transactions: 100 };
  const recorded = readRecording(transactions, counts) ?? [];
  const broadcasts = recorded.filter(({ id }) => id.endsWith(', broadcast'));
  expect(broadcasts).toHaveLength(counts.transactions);
  const [result] = await replay([transactions], counts);
  expect(result?.failure).toBeUndefined();
  const seen = result?.observations ?? [];
  const { differences } = comparePart('transactions', seen, recorded, meantDifferences);
  const unmeant = differences.filter(({ meant }) => meant === undefined);
  expect(unmeant.map(({ id, path, here, there }) => ({ id, path, here, there }))).toEqual([]);
});
