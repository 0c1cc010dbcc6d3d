import { coverageProblems, parseCoverageTable } from '../coverage-table.ts';
import { readProjectFile } from '../project-files.ts';
import type { Stage } from './stage.ts';
import { readReport } from './test-report.ts';

/** Holds docs/coverage.md against the tests of the suites: short runs against those there are, deep ones against those that ran. */
export function coverageStage(suites: readonly string[]): Stage {
  return {
    name: 'coverage',
    async run({ deep, reports }) {
      const known = suites.map((suite) => ({ suite, report: readReport(reports, suite) }));
      const missing = known.filter(({ report }) => report === null);
      const tests = known
        .flatMap(({ report }) => report?.tests ?? [])
        .filter(({ status }) => !deep || status !== 'skipped');
      const problems = [
        ...missing.map(({ suite }) => `the suite "${suite}" has left no report: run it first`),
        ...coverageProblems(parseCoverageTable(readProjectFile('docs/coverage.md')), tests),
      ];
      return {
        passed: problems.length === 0 ? 1 : 0,
        failed: problems.length === 0 ? 0 : 1,
        output: problems.join('\n'),
      };
    },
  };
}
