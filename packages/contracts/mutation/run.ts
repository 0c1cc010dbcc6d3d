import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageRoot, readUnit } from '../scripts/solidity-sources.ts';
import { type MoneyPath, moneyPaths } from './money-paths.ts';
import { allMutants, difference, type Mutant, mutatedText, place } from './mutant.ts';
import { type Outcome, table } from './report.ts';
import { sample } from './sample.ts';
import { VerdictCache } from './verdict-cache.ts';
import { Workbench } from './workbench.ts';

const folder = join(packageRoot, '../../.cache/mutation');
const workers = 2;
const kept = new VerdictCache(join(folder, 'verdicts.txt'));

/**
 * Changes the contracts' money paths one by one and sees whether the tests notice. Ends with 1 below 90 % killed. What an
 * earlier run of the same sources has found out is not tried again.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      sample: { type: 'string', default: '300' },
      minutes: { type: 'string', default: '60' },
      only: { type: 'string', default: '' },
    },
  });
  const all = allMutants(moneyPaths, values.only.replace(/^packages\/contracts\//, ''));
  const drawn = sample(all, Number(values.sample), Number(values.seed));
  console.log(`seed ${values.seed}: ${drawn.length} of ${all.length} mutants`);
  const outcomes = await tryAll(drawn, Date.now() + Number(values.minutes) * 60_000);
  const survivors = outcomes.filter(({ verdict }) => ['survived', 'unclear'].includes(verdict));
  for (const { mutant, verdict } of survivors) {
    console.log(`\n${verdict} ${place(mutant)} ${mutant.edit.operator}\n${difference(mutant)}`);
  }
  const { lines, rate } = table(outcomes, drawn.length);
  console.log(`\n${lines}`);
  writeResults(values, outcomes, rate);
  return rate >= 0.9 ? 0 : 1;
}

/** Each worker takes the path with most mutants left over, so that one copy of the tests serves them all. */
async function tryAll(drawn: Mutant[], end: number): Promise<Outcome[]> {
  const waiting = moneyPaths
    .map((path) => ({ path, mutants: drawn.filter((mutant) => mutant.path === path) }))
    .filter(({ mutants }) => mutants.length > 0)
    .sort((a, b) => a.mutants.length - b.mutants.length);
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined && Date.now() < end; next = waiting.pop()) {
      await tryPath(next.path, next.mutants, end, (outcome) => outcomes.push(outcome));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcomes;
}

async function tryPath(
  path: MoneyPath,
  mutants: Mutant[],
  end: number,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const bench = new Workbench(path, folder);
  const unknown: Mutant[] = [];
  for (const mutant of mutants) {
    const verdict = kept.find(bench.units, mutant);
    if (verdict === null) unknown.push(mutant);
    else tell({ mutant, verdict });
  }
  if (unknown.length === 0) return;
  await findFastestWay(bench, path);
  for (const mutant of unknown) {
    if (Date.now() >= end) return;
    const verdict = await bench.tryText(mutant.source, mutatedText(mutant));
    console.log(`${verdict} ${place(mutant)} ${mutant.edit.operator}`);
    kept.keep(bench.units, mutant, verdict);
    tell({ mutant, verdict });
  }
}

/** The fastest way in which the unchanged tests pass; refuses those that never do: they would kill everything. */
async function findFastestWay(
  bench: Workbench,
  { name, sources: [source = ''] }: MoneyPath,
): Promise<void> {
  for (const optimised of [false, true]) {
    bench.optimise(optimised);
    if ((await bench.tryText(source, readUnit(source))) === 'survived') return;
  }
  throw new Error(`the tests of ${name} fail unchanged`);
}

function writeResults(options: object, outcomes: Outcome[], rate: number): void {
  mkdirSync(folder, { recursive: true });
  const mutants = outcomes.map(({ mutant, verdict }) => ({
    place: place(mutant),
    operator: mutant.edit.operator,
    verdict,
    difference: difference(mutant),
  }));
  const text = JSON.stringify({ options, rate, mutants }, null, 2);
  writeFileSync(join(folder, 'results.json'), `${text}\n`);
}

process.exitCode = await main();
