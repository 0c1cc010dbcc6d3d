import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { coverageProblems, lineCoverage, statementPercent } from './coverage-report.ts';
import { packageRoot } from './solidity-sources.ts';

/** Percent of the lines and of the statements of `src` that the Solidity tests must run. */
const least = 98;
const hardhat = join(packageRoot, '../../node_modules/hardhat/dist/src/cli.js');
/** Hardhat knows no other place; it is moved out of the sources afterwards. */
const written = join(packageRoot, 'coverage');
const kept = join(packageRoot, '../../.cache/solidity-coverage');

/** Runs the Solidity tests instrumented, leaves the report in .cache and ends with 1 below the least. */
function main(): number {
  rmSync(kept, { recursive: true, force: true });
  rmSync(written, { recursive: true, force: true });
  // The instrumented code is another build: its own cache leaves the tests' alone.
  const { status, stdout } = spawnSync(
    process.execPath,
    [hardhat, '--coverage', 'test', 'solidity'],
    {
      cwd: packageRoot,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', VELLUM_HARDHAT: 'coverage' },
    },
  );
  console.log(stdout);
  if (status !== 0) return 1;
  renameSync(written, kept);
  const lines = lineCoverage(readFileSync(join(kept, 'lcov.info'), 'utf8'));
  const statements = statementPercent(stdout);
  console.log(`lines ${lines.hit} of ${lines.found}, statements ${statements} %`);
  const problems = coverageProblems(lines, statements, least);
  for (const problem of problems) console.error(`vellum: ${problem}`);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = main();
