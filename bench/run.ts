import { execFileSync, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type BenchOptions, readArguments } from './bench-options.ts';
import type { Figure } from './figure.ts';
import { renderFigures } from './render-figures.ts';
import { fileOf, onDemand, subjectOf, subjects } from './subjects.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type Measured = Readonly<{ subject: string; figures: readonly Figure[] }>;

/** Each subject has a process of its own, so that one's garbage and warm code do not colour another's figures. */
function measure(subject: string, options: BenchOptions): Promise<readonly Figure[]> {
  const told = [fileOf(subject), JSON.stringify(options)];
  const child = fork(here('measure-subject.ts'), told, { execArgv: ['--expose-gc'] });
  return new Promise((resolve, reject) => {
    let figures: readonly Figure[] | undefined;
    child.once('message', (message) => {
      figures = message as readonly Figure[];
    });
    child.once('exit', (code) => {
      if (figures && code === 0) resolve(figures);
      else reject(new Error(`bench ${subject} ended with ${code}`));
    });
  });
}

function commit(): string {
  const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
    encoding: 'utf8',
  });
  const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return changed.trim() === '' ? head : `${head} with changes`;
}

async function main(words: readonly string[]): Promise<number> {
  const read = readArguments(words, [...subjects, ...onDemand].map(subjectOf));
  if ('problem' in read) {
    console.error(`vellum: ${read.problem}.`);
    return 1;
  }
  const { subjects: asked, options } = read;
  const results: Measured[] = [];
  for (const subject of asked.length > 0 ? asked : subjects.map(subjectOf)) {
    console.error(`measuring ${subject} ...`);
    results.push({ subject, figures: await measure(subject, options) });
  }
  const figures = results.flatMap((result) => result.figures);
  console.log(renderFigures(figures));
  if (words.length === 0) write(results);
  return 0;
}

function write(results: readonly Measured[]): void {
  const machine = {
    platform: `${process.platform}-${process.arch}`,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
  };
  const day = new Date().toISOString().slice(0, 10);
  const document = { day, commit: commit(), machine, results };
  writeFileSync(here('results.json'), `${JSON.stringify(document, null, 2)}\n`);
}

process.exitCode = await main(process.argv.slice(2));
