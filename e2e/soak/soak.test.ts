import { describe, expect, it } from 'vitest';
import { seedFor } from '../../packages/server/test/faults/random.ts';
import { runSoak } from './run-soak.ts';
import { failedChecks, reportText } from './soak-report.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';

describe.runIf(isDeep)('five minutes of a hundred users while everything fails', () => {
  it('leave chain, index, ledger and pages in agreement', { timeout: 3_600_000 }, async () => {
    const report = await runSoak({ minutes: 5, users: 100, seed: seedFor('soak') });
    console.log(reportText(report));
    expect(failedChecks(report)).toEqual([]);
  });
});
