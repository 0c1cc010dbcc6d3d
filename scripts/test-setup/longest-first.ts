import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest in deep or quick runs, longest first of each suite. */
export const longest: readonly string[] = [
  'packages/devnet/test/changes.test.ts',
  'packages/devnet/test/hostile/hostile.test.ts',
  'packages/devnet/test/crash.test.ts',
  'packages/contracts/test/devnet/price-safety.test.ts',
  'packages/contracts/test/generated.test.ts',
  'packages/contracts/test/lint.test.ts',
  'packages/contracts/test/devnet/deploy.test.ts',
  'packages/server/test/earn-year/earn-year.test.ts',
  'packages/server/test/keeper/box-keeper.test.ts',
  'packages/server/test/faults/orders.test.ts',
  'packages/server/test/energy/worker-kill.test.ts',
  'packages/server/test/indexer/fake-node.test.ts',
  'packages/server/test/indexer/model.test.ts',
  'packages/server/test/fuzz.test.ts',
  'packages/server/test/standby/standby.test.ts',
  'packages/server/test/standby/two-keepers.test.ts',
  'packages/server/test/keeper/box-keeper-kill.test.ts',
  'packages/server/test/payout/payout-kill.test.ts',
  'packages/stack/test/backup-refusals.test.ts',
  'packages/stack/test/backup-drill.test.ts',
  'packages/stack/test/crash.test.ts',
  'packages/stack/test/demo-world.test.ts',
  'packages/stack/test/damaged-data.test.ts',
  'packages/stack/test/life.test.ts',
  'packages/stack/test/doctor-and-reset.test.ts',
  'e2e/accessibility/accessibility-of-states.test.ts',
  'e2e/paid-action/paid-fees.test.ts',
  'e2e/migration/migration.test.ts',
  'e2e/paid-action/paid-action.test.ts',
  'e2e/income/income.test.ts',
  'e2e/presale/presale.test.ts',
  'e2e/wallet-connection/wallet.test.ts',
  'e2e/membership/membership.test.ts',
  'e2e/accessibility/accessibility.test.ts',
];

/** Begins with the longest files: one that begins last keeps the whole run waiting while a processor rests. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? longest.length : at;
}
