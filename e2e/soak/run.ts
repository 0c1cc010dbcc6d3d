import { seedFor } from '../../packages/server/test/faults/random.ts';
import { runSoak } from './run-soak.ts';
import { planOf } from './soak-plan.ts';
import { failedChecks, reportText } from './soak-report.ts';

/** `npm run soak`; `-- --minutes 5 --users 100`. */
async function main(words: readonly string[]): Promise<number> {
  const asked = planOf(words, seedFor('soak'));
  if (asked.kind === 'invalid') {
    console.error(`vellum: ${asked.problem}`);
    return 1;
  }
  const report = await runSoak(asked.plan);
  console.log(reportText(report));
  return failedChecks(report).length === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
process.exit(await main(process.argv.slice(2)));
