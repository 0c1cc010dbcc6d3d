import { rmSync } from 'node:fs';
import { projectFiles } from '../project-files.ts';
import { usualWorkers } from '../test-setup/usual-workers.ts';
import { runProcess } from './run-process.ts';
import type { Stage } from './stage.ts';
import { readReport, reportPath, type TestReport } from './test-report.ts';

const vitest = 'node_modules/vitest/vitest.mjs';

export type SuiteOptions = Readonly<{
  /**
   * Test files of one worker share their modules: for many files that need the same large ones, loading them is most of
   * the work. What a file changes for all it must put back.
   */
  shared?: boolean;
  /** A folder inside it that is a stage of its own. */
  without?: string;
  /** Files at a time beyond the usual, where they mostly wait for processes of theirs. */
  more?: number;
  /** Modules that only a bundler can read, as those with markup in them. */
  bundled?: boolean;
}>;

/**
 * Node reads the modules itself, as it does in service: by way of the bundler's own runner they are loaded slower and every
 * call into another module costs more.
 */
const byNode = ['--experimental.viteModuleRunner=false', '--experimental.nodeLoader=false'];

/** A stage that is a suite of tests: each test counts, and so does a file that could not be run. */
export function testStage(name: string, folder: string, options: SuiteOptions = {}): Stage {
  return {
    name,
    async run(check) {
      const report = reportPath(check.reports, name);
      rmSync(report, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const tags = check.deep ? [] : ['--tags-filter=!deep'];
      const args = ['run', '--dir', folder, ...tags, ...flags(options), ...reporters];
      const { ok, output } = await runProcess(check, vitest, args);
      const result = readReport(check.reports, name);
      const hint = result === null ? unfinished(folder, output) : '';
      return { ...count(ok, result), output: output + hint };
    },
  };
}

function flags({ shared, without, more, bundled }: SuiteOptions): readonly string[] {
  return [
    ...(without === undefined ? [] : ['--exclude', `${without}/**`]),
    ...(shared ? ['--no-isolate'] : []),
    ...(bundled ? [] : byNode),
    ...(more === undefined ? [] : [`--maxWorkers=${usualWorkers + more}`]),
  ];
}

/** Names the test files that a run which died was still working on: the reporter prints each file when it is done. */
export function unfinished(folder: string, output: string): string {
  const files = projectFiles().filter(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.test.ts'),
  );
  const open = files.filter((file) => !output.includes(`${file} (`));
  return `\nnot finished: ${open.join(', ') || 'none'}\n`;
}

/** A run that ended badly never counts as green, whatever its tests say (a crash, an unhandled error, no tests). */
export function count(
  ok: boolean,
  report: TestReport | null,
): Readonly<{ passed: number; failed: number }> {
  const tests = report?.tests ?? [];
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failedTests = tests.filter(({ status }) => status === 'failed').length;
  const failed = failedTests + (report?.brokenFiles.length ?? 0);
  const green = ok && passed > 0;
  return { passed, failed: green ? failed : Math.max(1, failed) };
}
