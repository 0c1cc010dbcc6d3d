import {
  unbalanced,
  wrongAccounts,
  wrongRoots,
} from '../../../packages/server/test/earn-year/ledger-check.ts';
import type { CheckGround } from './check-ground.ts';

/** The ledger against itself, against the payout roots, and against what the contracts say of the same accounts. */
export async function checkLedger(ground: CheckGround): Promise<string[]> {
  const open = { database: ground.stack.open() };
  const actors = ground.users.map(({ hex }) => ({ address: hex }));
  const found = {
    'does not sum to zero': await unbalanced(open),
    'a root that the logs do not lead to': await wrongRoots(open),
    'differs from its contract': await wrongAccounts(open, { chain: ground, actors }),
  };
  return Object.entries(found).flatMap(([what, rows]) =>
    rows.map((row) => `${what}: ${JSON.stringify(row, plain)}`),
  );
}

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
