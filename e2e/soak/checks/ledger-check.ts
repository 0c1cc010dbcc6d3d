import {
  unbalanced,
  wrongAccounts,
  wrongRoots,
} from '../../../packages/server/test/earn-year/ledger-check.ts';
import type { CheckContext } from './check-context.ts';

/** The ledger against itself, against the payout roots, and against what the contracts say of the same accounts. */
export async function checkLedger(context: CheckContext): Promise<string[]> {
  const open = { database: context.stack.open() };
  const actors = context.users.map(({ hex }) => ({ address: hex }));
  const found = {
    'does not sum to zero': await unbalanced(open),
    'a root that the logs do not lead to': (await wrongRoots(open)).filter(stands),
    'differs from its contract': await wrongAccounts(open, { chain: context, actors }),
  };
  return Object.entries(found).flatMap(([what, rows]) =>
    rows.map((row) => `${what}: ${JSON.stringify(row, plain)}`),
  );
}

/** The guardian of the demo world refused one that was wrong on purpose. */
const stands = (root: unknown) => (root as { vetoed_block: number | null }).vetoed_block === null;

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
