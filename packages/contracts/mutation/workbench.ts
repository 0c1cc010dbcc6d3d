import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gatherSources, packageRoot, readUnit } from '../scripts/solidity-sources.ts';
import type { MoneyPath } from './money-paths.ts';

/** `endless` is noticed too: the tests do not end. `unclear` when the runner itself gave up; it counts as not noticed. */
export type Verdict = 'killed' | 'endless' | 'survived' | 'unclear' | 'uncompilable';

export const verdicts: readonly Verdict[] = [
  'killed',
  'endless',
  'survived',
  'unclear',
  'uncompilable',
];

/**
 * Seconds of processor time that the tests of one folder may take; unchanged they take a tenth of it. Not wall time:
 * beside other work that would count slow mutants as noticed.
 */
const CPU_SECONDS = 200;

const hardhat = join(packageRoot, '../../node_modules/hardhat/dist/src/cli.js');
const settings = 'scripts/compiler-settings.ts';
const tools = [
  'hardhat.config.ts',
  'package.json',
  settings,
  'scripts/plain-tests.ts',
  'scripts/soljson-on-heap.cjs',
  'scripts/invariant-counts.ts',
];

/**
 * A copy of one path's tests with all they import, below the project so that packages are found. Its compiler cache is
 * its own: a mutant compiles again only what depends on it.
 */
export class Workbench {
  readonly #folder: string;
  readonly #path: MoneyPath;
  /** All that the tests compile and are run by, unchanged. */
  readonly units: string;

  constructor(path: MoneyPath, folder: string) {
    this.#path = path;
    this.#folder = join(folder, path.name, 'packages/contracts');
    rmSync(this.#folder, { recursive: true, force: true });
    const units = Object.keys(gatherSources(path.tests.flatMap(testFiles)));
    const own = units.filter((name) => /^(src|test)\//.test(name)).sort();
    this.units = own.map((name) => `${name}\n${readUnit(name)}`).join('\n');
    for (const unit of own) this.#write(unit, readUnit(unit));
    for (const tool of tools) cpSync(join(packageRoot, tool), join(this.#folder, tool));
  }

  /** Without the optimizer the compiler, which takes most of the time, is twice as fast; not every source allows it. */
  optimise(enabled: boolean): void {
    const text = readFileSync(join(packageRoot, settings), 'utf8');
    this.#write(settings, enabled ? text : text.replace('enabled: true', 'enabled: false'));
  }

  /** Tests with one source changed, folder by folder until one fails. */
  async tryText(source: string, text: string): Promise<Verdict> {
    this.#write(source, text);
    try {
      for (const folder of this.#path.tests) {
        const verdict = await this.#runTests(folder);
        if (verdict !== 'survived') return verdict;
      }
      return 'survived';
    } finally {
      this.#write(source, readUnit(source));
    }
  }

  #write(unit: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, unit)), { recursive: true });
    writeFileSync(join(this.#folder, unit), text);
  }

  async #runTests(folder: string): Promise<Verdict> {
    const { code, output } = await runLimited(this.#folder, testFiles(folder));
    if (code === 0) return 'survived';
    if (code === null) return 'endless';
    if (/^\s*\d+ failing$/m.test(output)) return 'killed';
    if (output.includes('Compilation failed')) return 'uncompilable';
    console.error(output.slice(-2000));
    return 'unclear';
  }
}

function testFiles(folder: string): string[] {
  return readdirSync(join(packageRoot, 'test', folder))
    .filter((name) => name.endsWith('.t.sol'))
    .map((name) => `test/${folder}/${name}`);
}

/** `code` is null when the processor time was used up. */
function runLimited(
  cwd: string,
  tests: string[],
): Promise<{ code: number | null; output: string }> {
  const limited = `ulimit -t ${CPU_SECONDS}; exec "$@"`;
  const command = [process.execPath, hardhat, 'test', 'solidity', ...tests];
  const child = spawn('sh', ['-c', limited, 'sh', ...command], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', VELLUM_HARDHAT: 'mutant' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
