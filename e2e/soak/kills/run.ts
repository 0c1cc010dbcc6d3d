import { seedFor } from '../../../packages/server/test/faults/random.ts';
import { planOf } from '../soak-plan.ts';
import { failedKills, killsText } from './kills-report.ts';
import { runKills } from './run-kills.ts';

/** `npm run kills`; `-- --minutes 1 --users 20`. */
async function main(words: readonly string[]): Promise<number> {
  const asked = planOf(words, seedFor('kills'), { minutes: '10', users: '40' });
  if (asked.kind === 'invalid') {
    console.error(`vellum: ${asked.problem}`);
    return 1;
  }
  const report = await runKills(asked.plan);
  console.log(killsText(report));
  return failedKills(report).length === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
process.exit(await main(process.argv.slice(2)));
