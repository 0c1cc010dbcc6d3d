import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-files.ts';
import { runProcess } from './run-process.ts';
import { runStages } from './run-stages.ts';
import { chooseSeed } from './seed.ts';
import { selectStages } from './select-stages.ts';
import { countSolidity } from './solidity-stage.ts';
import type { CheckRun, Stage, StageOutcome } from './stage.ts';
import { readReport } from './test-report.ts';
import { count, unfinished } from './test-stage.ts';
import { toolStage } from './tool-stage.ts';

const check: CheckRun = {
  deep: false,
  seed: '7',
  reports: tmpdir(),
  stop: new AbortController().signal,
};
const stage = (name: string, outcome: Partial<StageOutcome> = {}): Stage => ({
  name,
  run: async () => ({ passed: 1, failed: 0, output: '', ...outcome }),
});

describe('running stages', () => {
  test('goes on after a failure, shows its output, and adds up', async () => {
    const said: string[] = [];
    const broken: Stage = { name: 'broken', run: () => Promise.reject(new Error('no tool')) };
    const failing = stage('failing', { passed: 3, failed: 2, output: 'what went wrong' });
    const all = [stage('first', { output: 'quiet' }), failing, broken, stage('last')];
    const totals = await runStages(
      all,
      check,
      (line) => said.push(line),
      () => 0,
    );
    expect(totals).toEqual({ passed: 5, failed: 3 });
    expect(said.join('\n')).toContain('what went wrong');
    expect(said.join('\n')).toContain('Error: no tool');
    expect(said.join('\n')).not.toContain('quiet');
    expect(said).toContain('[2/4] failing: FAILED (2), 3 passed, 0.0 s');
  });

  test('a stage that goes beside the others is waited for and counts', async () => {
    const said: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((settle) => {
      open = settle;
    });
    const slow: Stage = {
      name: 'slow',
      beside: true,
      run: () => gate.then(() => ({ passed: 2, failed: 1, output: 'late' })),
    };
    const opener: Stage = {
      name: 'opener',
      run: (asked) => {
        open();
        return stage('').run(asked);
      },
    };
    const totals = await runStages(
      [opener, slow],
      check,
      (line) => said.push(line),
      () => 0,
    );
    expect(totals).toEqual({ passed: 3, failed: 1 });
    expect(said).toContain('[2/2] slow: FAILED (1), 2 passed, 0.0 s');
  });

  test('a stopped run starts nothing more', async () => {
    const stopped = { ...check, stop: AbortSignal.abort() };
    const totals = await runStages(
      [stage('first')],
      stopped,
      () => {},
      () => 0,
    );
    expect(totals).toEqual({ passed: 0, failed: 0 });
  });
});

describe('choosing stages', () => {
  const all = ['lint', 'tron', 'devnet'].map((name) => stage(name));
  const names = (words: string[]) => {
    const selection = selectStages(all, words);
    return selection.status === 'chosen' ? selection.stages.map(({ name }) => name) : selection;
  };

  test('all, by name in the usual order, or from one on', () => {
    expect(names([])).toEqual(['lint', 'tron', 'devnet']);
    expect(names(['devnet', 'lint'])).toEqual(['lint', 'devnet']);
    expect(names(['--from', 'tron'])).toEqual(['tron', 'devnet']);
  });

  test('an unknown name is told', () => {
    expect(names(['nothing'])).toEqual({ status: 'unknown', name: 'nothing' });
  });
});

describe('counting tests', () => {
  const passed = { file: 'a.test.ts', title: 'a', status: 'passed' } as const;
  const failed = { ...passed, status: 'failed' } as const;

  test('each test counts, and so does a file that could not be run', () => {
    const report = { tests: [passed, failed], brokenFiles: ['b.test.ts'] };
    expect(count(false, report)).toEqual({ passed: 1, failed: 2 });
  });

  test('a run that died, ended badly or held no test is never green', () => {
    expect(count(false, null)).toEqual({ passed: 0, failed: 1 });
    expect(count(false, { tests: [passed], brokenFiles: [] })).toEqual({ passed: 1, failed: 1 });
    expect(count(true, { tests: [], brokenFiles: [] })).toEqual({ passed: 0, failed: 1 });
  });

  test('a run that died names the files it was still working on', () => {
    const done = ' ✓ scripts/check/check.test.ts (12 tests) 5ms\n';
    expect(unfinished('scripts/check', '')).toContain('scripts/check/check.test.ts');
    expect(unfinished('scripts/check', done)).toBe('\nnot finished: none\n');
  });

  test('a report names tests by project path and full title, and files that did not load', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vellum-report-'));
    const result = (name: string, status: string, assertionResults: unknown[]) => ({
      name: join(projectRoot, name),
      status,
      assertionResults,
    });
    const testResults = [
      result('packages/a.test.ts', 'passed', [{ fullName: 'x y', status: 'pending' }]),
      result('packages/b.test.ts', 'failed', []),
    ];
    writeFileSync(join(folder, 'suite.json'), JSON.stringify({ testResults }));
    expect(readReport(folder, 'suite')).toEqual({
      tests: [{ file: 'packages/a.test.ts', title: 'x y', status: 'skipped' }],
      brokenFiles: ['packages/b.test.ts'],
    });
    expect(readReport(folder, 'other')).toBeNull();
    rmSync(folder, { recursive: true });
  });
});

describe('processes', () => {
  const print = 'console.log(process.env.VELLUM_SEED, process.env.VELLUM_DEEP)';

  test('get the seed, and the deep mark only in a deep run', async () => {
    expect(await runProcess(check, '-e', [print])).toEqual({ ok: true, output: '7 undefined\n' });
    const deep = await runProcess({ ...check, deep: true }, '-e', [print]);
    expect(deep.output).toBe('7 1\n');
  });

  test('a tool that complains is followed by what to do', async () => {
    const tool = (code: string) =>
      toolStage('tool', { script: '-e', args: [code], remedy: 'mend it so' }).run(check);
    expect(await tool('console.log("fine")')).toEqual({ passed: 1, failed: 0, output: 'fine\n' });
    const failed = { passed: 0, failed: 1, output: 'bad\n\nmend it so\n' };
    expect(await tool('console.log("bad"); process.exitCode = 1')).toEqual(failed);
  });

  test('end with everything they started when the run is stopped', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vellum-stop-'));
    const mark = join(folder, 'grandchild');
    const grandchild = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); setInterval(() => {}, 9)`;
    const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`;
    const stop = new AbortController();
    const running = runProcess({ ...check, stop: stop.signal }, '-e', [child]);
    await expect.poll(() => existsSync(mark)).toBe(true);
    stop.abort();
    // Resolves only when the grandchild, which holds the output open, is gone too.
    expect((await running).ok).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

describe('the seed', () => {
  test('is the given one or a new one, and nothing else', () => {
    expect(chooseSeed('42')).toBe('42');
    expect(chooseSeed(undefined)).toMatch(/^\d+$/);
    expect(chooseSeed('abc')).toBeNull();
    expect(chooseSeed('2147483648')).toBeNull();
  });
});

describe('the command', () => {
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['scripts/check.ts', ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });

  test('prints the seed first and the plain closing line last', () => {
    const lines = run(['size'], { VELLUM_SEED: '42' }).stdout.trimEnd().split('\n');
    expect(lines[0]).toContain('seed 42');
    expect(lines.at(-1)).toMatch(/^\d+ passed, \d+ failed$/);
  });

  test('refuses an unknown stage and a bad seed in one line', () => {
    expect(run(['nothing'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^vellum: no stage .*\n$/),
    });
    expect(run([], { VELLUM_SEED: 'x' })).toMatchObject({ status: 1 });
  });
});

describe('counting Solidity tests', () => {
  test('takes the closing lines, and never calls a broken run green', () => {
    expect(countSolidity(true, 'x\n\n  758 passing\n')).toEqual({ passed: 758, failed: 0 });
    expect(countSolidity(false, '  757 passing\n  1 failing\n')).toEqual({
      passed: 757,
      failed: 1,
    });
    expect(countSolidity(false, 'Error HHE908')).toEqual({ passed: 0, failed: 1 });
    expect(countSolidity(true, 'nothing ran')).toEqual({ passed: 0, failed: 1 });
  });
});
