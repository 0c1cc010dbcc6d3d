import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-files.ts';

/** A test as its suite reported it. `file` is a path from the project root. */
export type ReportedTest = Readonly<{
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
}>;

/** What a suite reported: its tests, and the files that failed before or outside any test. */
export type TestReport = Readonly<{
  tests: readonly ReportedTest[];
  brokenFiles: readonly string[];
}>;

/** The part of Vitest's JSON report that is read here. */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

export const reportPath = (folder: string, suite: string) => join(folder, `${suite}.json`);

/** The last report of a suite, or null when it has not run (or died before writing one). */
export function readReport(folder: string, suite: string): TestReport | null {
  const path = reportPath(folder, suite);
  if (!existsSync(path)) return null;
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(projectRoot, name),
      title: fullName,
      status: statusOf(status),
    })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { tests, brokenFiles: broken.map(({ name }) => relative(projectRoot, name)) };
}

function statusOf(status: string): ReportedTest['status'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
