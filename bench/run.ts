import { execFileSync, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import { renderFigures } from './render-figures.ts';
import { subjects } from './subjects.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type Measured = Readonly<{ subject: string; figures: readonly Figure[] }>;

/** Each subject has a process of its own, so that one's garbage and warm code do not colour another's figures. */
function measure(subject: string): Promise<readonly Figure[]> {
  const child = fork(here('measure-subject.ts'), [subject], { execArgv: ['--expose-gc'] });
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

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.find((name) => !subjects.includes(name));
  if (unknown !== undefined) {
    console.error(`vellum: no bench is called "${unknown}"; there are ${subjects.join(', ')}.`);
    return 1;
  }
  const results: Measured[] = [];
  for (const subject of asked.length > 0 ? asked : subjects) {
    console.error(`measuring ${subject} ...`);
    results.push({ subject, figures: await measure(subject) });
  }
  const figures = results.flatMap((result) => result.figures);
  console.log(renderFigures(figures));
  if (asked.length === 0) write(results);
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
