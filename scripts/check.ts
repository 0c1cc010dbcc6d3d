import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStages } from './check/run-stages.ts';
import { chooseSeed } from './check/seed.ts';
import { selectStages } from './check/select-stages.ts';
import { stages } from './check/stages.ts';
import { projectRoot } from './project-files.ts';

/** `npm test` and `npm run test:deep`: every check in order; ends with the line `N passed, N failed`. */
async function main(words: readonly string[]): Promise<number> {
  const deep = words.includes('--deep');
  const selection = selectStages(
    stages,
    words.filter((word) => word !== '--deep'),
  );
  if (selection.status === 'unknown') {
    const names = stages.map(({ name }) => name).join(', ');
    return refuse(`no stage is called "${selection.name}"; there are ${names}.`);
  }
  const seed = chooseSeed(process.env['VELLUM_SEED']);
  if (seed === null) return refuse('VELLUM_SEED must be a whole number from 0 to 2147483647.');

  const reports = join(projectRoot, '.cache/check', deep ? 'deep' : 'quick');
  mkdirSync(reports, { recursive: true });
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopped.abort());

  const again = deep ? 'npm run test:deep' : 'npm test';
  console.log(`seed ${seed} (repeat with VELLUM_SEED=${seed} ${again})`);
  const check = { deep, seed, reports, stop: stopped.signal };
  const totals = await runStages(selection.stages, check, console.log, Date.now);
  if (stopped.signal.aborted) return refuse('stopped before the end.');
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0 ? 0 : 1;
}

function refuse(reason: string): number {
  console.error(`vellum: ${reason}`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
