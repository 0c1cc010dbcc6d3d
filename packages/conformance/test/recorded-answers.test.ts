import { servedMethods, servedPaths } from '@vellum/devnet/served-routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparePart } from '../src/compare/compare.ts';
import { meantDifferences } from '../src/compare/meant-differences.ts';
import { hiddenSubjects, unusedEntries } from '../src/compare/meant-problems.ts';
import { parts } from '../src/parts.ts';
import { untestedRoutes } from '../src/requests/untested-routes.ts';
import { readRecording } from '../src/run/recording.ts';
import type { PartResult } from '../src/run/run-parts.ts';
import { replay } from './replay.ts';

/** Random ones have tests of their own. */
const steps = parts.filter(({ name }) => !['programs', 'transactions'].includes(name));

const COUNTS = { programs: 0, transactions: 0 };
const recorded = (name: string) => readRecording({ name }, COUNTS);

let results: readonly PartResult[];
beforeAll(async () => {
  results = await replay(steps, COUNTS);
});

const compared = () =>
  results.map(({ part, observations }) => ({
    observations,
    comparison: comparePart(part, observations, recorded(part) ?? [], meantDifferences),
  }));

describe('a new devnet beside the answers recorded from java-tron', () => {
  it('performs every part to its end', () => {
    expect(results.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    expect(results.filter(({ part }) => recorded(part) === undefined)).toEqual([]);
  });

  it('answers everything as java-tron did, but for the differences that are meant', () => {
    const differences = compared().flatMap(({ comparison }) => comparison.differences);
    expect(differences.filter(({ meant }) => meant === undefined)).toEqual([]);
  });

  it('needs every entry of the list, and none covers a route or a contract type whole', () => {
    const comparisons = compared().map(({ comparison }) => comparison);
    expect(unusedEntries(comparisons, meantDifferences)).toEqual([]);
    expect(hiddenSubjects(compared())).toEqual([]);
  });
});

describe('routes and methods of the devnet', () => {
  const served = [...servedPaths, ...servedMethods];
  const askedNames = () => {
    const subjects = results.flatMap(({ observations }) =>
      observations.flatMap((observation) => observation.subjects ?? []),
    );
    return new Set(subjects.map((subject) => subject.replace(/^(route|method) /, '')));
  };

  it('are all asked by a part, or there is a reason', () => {
    const asked = askedNames();
    const unasked = served.filter((name) => !asked.has(name));
    const unexplained = unasked.filter(
      (name) => !untestedRoutes.some(({ names }) => names.test(name)),
    );
    expect(unexplained).toEqual([]);
  });

  it('are there for every reason, and not asked all the same', () => {
    const asked = askedNames();
    for (const { names, reason } of untestedRoutes) {
      const excused = served.filter((name) => names.test(name));
      expect(excused, reason).not.toEqual([]);
      expect(
        excused.filter((name) => asked.has(name)),
        reason,
      ).toEqual([]);
    }
  });
});
