import { describe, expect, it } from 'vitest';
import { seedFor } from '../../../packages/server/test/faults/random.ts';
import { failedKills, inTime, killsText } from './kills-report.ts';
import { runKills } from './run-kills.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';

describe.runIf(isDeep)('a minute of kill -9 under a supervisor', () => {
  it('loses nothing, and every part comes back', { timeout: 3_600_000 }, async () => {
    const report = await runKills({ minutes: 1, users: 20, seed: seedFor('kills') });
    console.log(killsText(report));
    // `npm run kills` judges how long it took; seconds say nothing where other tests have the machine too.
    const failed = failedKills(report).filter(({ name }) => name !== inTime);
    expect(failed).toEqual([]);
    expect(report.strikes.filter(({ isBack }) => !isBack)).toEqual([]);
  });
});
